"""The windows in which screens are tried."""

SIZES = {
    (2560, 1440): "wide",
    (1920, 1080): "wide",
    (1440, 900): "wide",
    (820, 1180): "tall",
    (390, 844): "narrow",
    (360, 640): "narrow",
    (844, 390): "low",
    (640, 360): "low",
}
"""The layout for each size of the window."""

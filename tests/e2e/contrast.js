// Measures the contrast of texts as they are on the screen, for tests/e2e/test_memory.py.

/** How bright a colour is, laid over others: the relative luminance of WCAG. */
function luminance(...layers) {
  const paper = new OffscreenCanvas(1, 1).getContext("2d");
  for (const layer of layers) {
    paper.fillStyle = layer;
    paper.fillRect(0, 0, 1, 1);
  }
  const [r, g, b] = [...paper.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The parts whose text is too faint to be read on what lies below it. */
function faint(selector) {
  const grounds = (part) =>
    part
      ? [
          ...grounds(part.parentElement),
          getComputedStyle(part).backgroundColor,
        ]
      : [];
  return [...document.querySelectorAll(selector)].flatMap((part) => {
    const ground = grounds(part);
    const ink = getComputedStyle(part).color;
    const two = [luminance(...ground), luminance(...ground, ink)];
    const contrast = (Math.max(...two) + 0.05) / (Math.min(...two) + 0.05);
    return contrast < 4.5
      ? [`${part.className} ${part.textContent} ${contrast.toFixed(2)}`]
      : [];
  });
}

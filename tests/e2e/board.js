// Measures the board of a replay, a review or a puzzle as it is on the screen, for tests/e2e/board.py.

/** What sticks out of the window, lies over something else or is cut off. */
function problems() {
  const box = (part) => part.getBoundingClientRect();
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((part) =>
      part.checkVisibility(),
    );
  const told = (part) => {
    const { left, top, right, bottom } = box(part);
    const text = part.textContent.trim().slice(0, 30);
    return `${part.className || part.localName} ${text} ${[left, top, right, bottom].map(Math.round)}`;
  };
  const outside = shown(
    "h1, .replay .told, .score, .area, .option, .trick li, .trump, .held .card, .seat h2, " +
      ":is(.controls, .steps) :is(button, select, input)",
  ).filter((part) => {
    const { left, top, right, bottom } = box(part);
    return (
      left < -1 ||
      top < -1 ||
      right > innerWidth + 1 ||
      bottom > innerHeight + 1
    );
  });
  const over = (a, b) =>
    a.left < b.right - 1 &&
    b.left < a.right - 1 &&
    a.top < b.bottom - 1 &&
    b.top < a.bottom - 1;
  const parts = shown(
    "header, .above, .told, .standing, .below, .controls, .choices, .seat, .trump, .trick li",
  );
  const covered = parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .filter(
        (b) =>
          !a.contains(b) &&
          !b.contains(a) &&
          !(a.matches(".trick li") && b.matches(".trick li")) && // a card covers a part of its neighbour
          over(box(a), box(b)),
      )
      .map((b) => `${told(a)} / ${told(b)}`),
  );
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const arrow = 20;
  const cut = shown(".controls select").filter((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    return (
      pen.measureText(select.selectedOptions[0].text).width + arrow >
      select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    );
  });
  const wide = shown(".below, .controls, .standing").filter(
    (part) => part.scrollWidth > part.clientWidth + 1,
  );
  const ribbon = parseFloat(getComputedStyle(document.body, "::before").height);
  const page = document.documentElement;
  return [
    ...shown(".board")
      .filter((board) => box(board).top < ribbon)
      .map(() => "the board hides a part of the ribbon"),
    ...outside.map((part) => `outside: ${told(part)}`),
    ...covered.map((pair) => `overlap: ${pair}`),
    ...cut.map((select) => `cut: ${select.selectedOptions[0].text}`),
    ...wide.map((part) => `wider than its place: ${told(part)}`),
    ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth
      ? ["the page scrolls"]
      : []),
  ];
}

/** The problems that remain once the board is laid out for this window. */
async function settled() {
  const deadline = performance.now() + 5_000;
  for (;;) {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const found = problems();
    if (!found.length || performance.now() > deadline) return found;
  }
}

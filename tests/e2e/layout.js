// Measures the table as it is on the screen, for tests/e2e/test_layout.py.

/** Everything that must be in sight, with its place. */
function parts() {
  const found = (name, selector) =>
    [...document.querySelectorAll(selector)]
      .filter((part) =>
        part.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        }),
      )
      .map((part) => ({
        name,
        text: part.innerText ?? "",
        box: part.getBoundingClientRect().toJSON(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  const covered = document.querySelector(".cover") !== null;
  return [
    ...found("tool", ".bar .button, .bar h1, .bar .home"),
    ...found("side", ".side"),
    ...found("trump", ".play > .trump"),
    ...found("log", ".play .log"),
    ...found("tracker", ".play .tracker table"),
    ...(covered
      ? found("actions", ".cover .actions .button")
      : [
          ...found("plate", ".plate"),
          ...found("received", ".received"),
          ...found("trick", ".laid"),
          ...found(
            "prompt",
            ".prompt p, .prompt .button, .tray .what, .tray .slots > *, .clock",
          ),
          ...found("hint", ".advice"),
          ...found("lead", ".hand > .lead"),
          ...found("sound", ".sound"),
          ...found("hand", ".hand .slot:not([inert]) img"),
        ]),
  ];
}

/** What sticks out of the window, lies over something else or is cut off. */
function problems() {
  const all = parts();
  const told = ({ name, text, box }) =>
    `${name} ${text.slice(0, 30).replaceAll("\n", " ")} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`;
  const outside = all.filter(
    ({ box }) =>
      box.left < -1 ||
      box.top < -1 ||
      box.right > innerWidth + 1 ||
      box.bottom > innerHeight + 1,
  );
  const mayOverlap = ["trick", "hand"]; // a card covers a part of its neighbour
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const clashes = all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(
        (b) =>
          !(a.name === b.name && mayOverlap.includes(a.name)) &&
          !(a.name === "log" && b.name === "tracker") && // its place
          overlap(a.box, b.box),
      )
      .map((b) => `${told(a)} / ${told(b)}`),
  );
  const cut = [
    ...document.querySelectorAll(
      ".side h2, .side .score, .plate strong, .plate .tag, .caption",
    ),
  ]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .filter((text) => {
      const inner = text.getBoundingClientRect();
      const outer = text
        .closest(".side, .plate, .play > .trump")
        .getBoundingClientRect();
      return (
        inner.left < outer.left - 1 ||
        inner.right > outer.right + 1 ||
        inner.bottom > outer.bottom + 1
      );
    });
  const log = all.find(({ name }) => name === "log")?.box;
  const tracker = all.find(({ name }) => name === "tracker")?.box;
  const page = document.documentElement;
  return [
    ...outside.map((part) => `outside: ${told(part)}`),
    ...clashes.map((clash) => `overlap: ${clash}`),
    ...cut.map((text) => `cut: ${text.innerText}`),
    ...(tracker && (tracker.right > log.right || tracker.bottom > log.bottom)
      ? ["cut: tracker"]
      : []),
    ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth
      ? ["the page scrolls"]
      : []),
  ];
}

/** The words of a text that go on in the next line. */
function torn(selector) {
  const text = document.querySelector(selector).firstChild;
  return [...text.data.matchAll(/[^\s\p{Script=Han}]+/gu)]
    .filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    })
    .map(([word]) => word);
}

/** For each card of the hand, how many pixels beside each other belong to it. */
function touchable() {
  return [...document.querySelectorAll(".hand .slot:not([inert]) button")].map(
    (button) => {
      const box = button.getBoundingClientRect();
      let most = 0;
      let run = 0;
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const touched = document.elementFromPoint(
          x,
          box.top + box.height * 0.25,
        );
        run = touched?.closest("button") === button ? run + 1 : 0;
        most = Math.max(most, run);
      }
      return most;
    },
  );
}

/** For each row of the hand, from each card to the next one: how far it is, and whether another suit begins. */
function rows() {
  const cards = [
    ...document.querySelectorAll(".hand .slot:not([inert]) button"),
  ].map((button) => ({
    suit: button.dataset.code[0],
    left: button.parentElement.getBoundingClientRect().left,
  }));
  const found = [[]];
  for (const [i, { suit, left }] of cards.slice(1).entries()) {
    const before = cards[i];
    if (left < before.left) found.push([]);
    else
      found
        .at(-1)
        .push({ far: left - before.left, apart: suit !== before.suit });
  }
  return found;
}

function widths(selector) {
  return [...document.querySelectorAll(selector)].map(
    (part) => part.getBoundingClientRect().width,
  );
}

/** All that a test wants to know of the table, once it is laid out for this window. */
async function look(layout) {
  const deadline = performance.now() + 10_000;
  let before;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const found = {
      layout: document.querySelector(".play").dataset.layout,
      problems: problems(),
      names: [...new Set(parts().map(({ name }) => name))],
      cards: widths(".hand .slot:not([inert]) .card"),
      voids: widths(".plate .void svg"),
      laid: widths(".laid .card"),
      plates: widths(".plate"),
      logs: widths(".log"),
      scores: widths(".side .score"),
      rows: rows(),
    };
    const now = JSON.stringify(found);
    // The hand is measured and laid out anew, and raised cards come to rest.
    const rests = now === before && !found.problems.length;
    if ((rests && found.layout === layout) || performance.now() > deadline)
      return found;
    before = now;
  }
}

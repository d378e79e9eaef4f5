import type { DrawShape } from "./Shape.ts";
import { ellipse, opacity, path, rect } from "./svg.ts";

const white = "#ffffff";
const black = "#1f2a24";

/** A tray under film, with its contents. */
export const tray: DrawShape = ({ tone, glyph }) => ({
  body:
    path("M56 196q0-20 22-20h244q22 0 22 20l-18 140q-3 24-28 24H102q-25 0-28-24z", "#dfe3dd") +
    path("M78 192h244l-16 140q-2 12-14 12H108q-12 0-14-12z", "#cbd1c9") +
    glyph({ x: 82, y: 104, width: 136, height: 136 }) +
    glyph({ x: 184, y: 104, width: 136, height: 136 }) +
    glyph({ x: 130, y: 120, width: 144, height: 144 }) +
    path(
      "M56 196q0-20 22-20h244q22 0 22 20l-18 140q-3 24-28 24H102q-25 0-28-24l-12-92q138 34 276 0l4-28q-142 40-284 0z",
      tone.base,
      opacity(0.16),
    ),
  light:
    path("M92 128q60-30 120-20-70 16-108 60z", white, opacity(0.45)) +
    path("M336 290l-10 46q-3 24-28 24h-16q22-20 26-60z", black, opacity(0.05)),
  label: { x: 104, y: 250, width: 192, height: 84 },
  layout: "words",
});

/** A clear punnet, heaped. */
export const punnet: DrawShape = ({ tone, glyph }) => {
  const places = [
    [74, 140],
    [230, 140],
    [152, 146],
    [108, 92],
    [196, 92],
  ] as const;
  return {
    body:
      places.map(([x, y]) => glyph({ x, y, width: 100, height: 100 })).join("") +
      path("M62 196h276l-22 144q-3 20-24 20H108q-21 0-24-20z", "#e6efe9", opacity(0.92)) +
      rect(54, 184, 292, 20, 10, "#d3e0d8") +
      path(
        "M120 206l10 152M160 206l5 152M200 206v152M240 206l-5 152M280 206l-10 152",
        "none",
        ` stroke="${tone.base}" stroke-opacity=".25" stroke-width="4"`,
      ),
    light: path("M74 208h18l22 132q-12-2-14-14z", white, opacity(0.6)),
    label: { x: 112, y: 232, width: 176, height: 96 },
    layout: "words",
  };
};

/** Rolls in film. */
export const roll: DrawShape = ({ tone, glyph }) => ({
  body:
    path("M86 84q0-20 20-20h188q20 0 20 20v256q0 20-20 20H106q-20 0-20-20z", tone.base, opacity(0.28)) +
    glyph({ x: 88, y: 58, width: 118, height: 118 }) +
    glyph({ x: 194, y: 58, width: 118, height: 118 }) +
    rect(86, 180, 228, 120, 0, tone.base) +
    glyph({ x: 88, y: 256, width: 118, height: 118 }) +
    glyph({ x: 194, y: 256, width: 118, height: 118 }) +
    rect(86, 180, 228, 92, 0, tone.base),
  light:
    path("M96 84q0-10 10-10h14v276h-14q-10 0-10-10z", white, opacity(0.4)) +
    path("M304 74v276q10 0 10-10V84q0-10-10-10z", black, opacity(0.05)),
  label: { x: 110, y: 186, width: 180, height: 80 },
  layout: "words",
});

/** How loose goods lie, those behind first: where each is, and how large. */
const heaps = [
  [
    [196, 92, 148],
    [62, 108, 244],
  ],
  [
    [56, 92, 148],
    [94, 108, 244],
  ],
  [
    [126, 70, 150],
    [44, 176, 176],
    [180, 176, 176],
  ],
  [[78, 84, 268]],
  [
    [44, 122, 150],
    [206, 122, 150],
    [106, 160, 190],
  ],
  [
    [180, 78, 172],
    [48, 170, 184],
  ],
] as const;

/** The goods themselves, on a round of their sort's colour. */
export const loose: DrawShape = ({ tone, glyph, sort }) => {
  const heap = (heaps[sort % heaps.length] ?? heaps[0]).map(([x, y, width]) => glyph({ x, y, width, height: width }));
  const behind = heap.slice(0, -1).map((each) => `<g opacity=".8">${each}</g>`);
  return {
    body: ellipse(200, 216, 156, 140, tone.base, opacity(0.16)) + behind.join("") + (heap.at(-1) ?? ""),
    light: "",
    // The card that a market puts among the goods.
    label: { x: 84, y: 296, width: 232, height: 68 },
    layout: "words",
  };
};

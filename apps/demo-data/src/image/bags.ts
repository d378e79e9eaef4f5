import type { DrawShape } from "./Shape.ts";
import { ellipse, opacity, path, rect } from "./svg.ts";

const white = "#ffffff";
const black = "#1f2a24";

const teeth = (y: number, direction: 1 | -1): string =>
  Array.from({ length: 12 }, () => `l7.5 ${8 * direction}l7.5 ${-8 * direction}`).join("") + `V${y}`;

/** A pillow bag with sealed edges. */
export const bag: DrawShape = ({ tone }) => ({
  body:
    path(
      `M110 62${teeth(92, -1)}q20 120 0 238V352${teeth(352, 1).replace(/V352$/, "").replaceAll("l7.5", "l-7.5")}V330q-20-118 0-238z`,
      tone.base,
    ) +
    path("M110 62h180v26H110z", tone.deep) +
    path("M110 334h180v18H110z", tone.deep),
  light:
    path("M122 96q14 110 2 230h18q10-116-4-230z", white, opacity(0.3)) +
    path("M290 92q20 120 0 238h-22q14-120-2-238z", black, opacity(0.08)),
  label: { x: 126, y: 112, width: 148, height: 200 },
  layout: "stacked",
});

/** A baker's paper bag with the bread showing. */
export const paper: DrawShape = ({ tone, glyph }) => ({
  body:
    path("M132 150l14 50h108l14-50z", "#c9a876") +
    glyph({ x: 112, y: 44, width: 176, height: 176 }) +
    path(
      "M112 186l12-10 12 10 12-10 12 10 12-10 12 10 16-10 16 10 12-10 12 10 12-10 12 10 12-10 12 10-6 160q-1 14-14 14H132q-13 0-14-14z",
      "#e2c697",
    ) +
    path("M262 190l14-6 12 2-6 160q-1 14-14 14h-16z", black, opacity(0.06)),
  light:
    path("M124 196h12l4 150q-8 0-10-8z", white, opacity(0.35)) + rect(116, 342, 168, 8, 0, tone.deep, opacity(0.8)),
  label: { x: 138, y: 232, width: 124, height: 88 },
  layout: "words",
});

/** A stand-up pouch with a zip. */
export const pouch: DrawShape = ({ tone }) => ({
  body:
    path("M112 52h176q8 0 8 10l-6 120 14 150q2 28-28 28H124q-30 0-28-28l14-150-6-120q0-10 8-10z", tone.base) +
    path("M112 52h176q8 0 8 10l-1 26H105l-1-26q0-10 8-10z", tone.deep) +
    ellipse(200, 70, 20, 6, white) +
    path("M106 104h188v5H106z", white, opacity(0.5)) +
    path("M98 324q102 30 204 0l2 14q0 22-28 22H124q-28 0-28-22z", black, opacity(0.1)),
  light: path("M122 118h16l-8 210h-14z", white, opacity(0.28)),
  label: { x: 126, y: 128, width: 148, height: 190 },
  layout: "stacked",
});

/** A small sachet. */
export const sachet: DrawShape = ({ tone }) => ({
  body:
    path("M122 78h156v282H122z", tone.base) +
    path(`M122 66${Array.from({ length: 13 }, () => "l6 -8l6 8").join("")}v30H122z`, tone.deep) +
    rect(122, 340, 156, 20, 0, tone.deep) +
    path("M122 96h156v4H122zM122 334h156v4H122z", white, opacity(0.45)),
  light: rect(130, 102, 12, 230, 4, white, opacity(0.3)) + rect(260, 100, 18, 236, 0, black, opacity(0.07)),
  label: { x: 134, y: 120, width: 132, height: 196 },
  layout: "stacked",
});

/** A net that shows its contents, with a paper header. */
export const net: DrawShape = ({ tone, glyph }) => {
  const places = [
    [112, 236],
    [204, 240],
    [156, 252],
    [126, 176],
    [196, 172],
    [160, 122],
  ] as const;
  const goods = places.map(([x, y]) => glyph({ x, y, width: 92, height: 92 })).join("");
  const mesh = Array.from(
    { length: 13 },
    (_, index) => `M${40 + index * 28} 110l-120 250M${-20 + index * 28} 110l120 250`,
  ).join("");
  return {
    body:
      goods +
      `<clipPath id="net"><path d="M168 106h64q18 8 40 60 32 70 28 138-2 56-100 56T100 304q-4-68 28-138 22-52 40-60z"/></clipPath>` +
      `<path clip-path="url(#net)" d="${mesh}" fill="none" stroke="${tone.deep}" stroke-opacity=".32" stroke-width="3"/>` +
      path(
        "M168 106h64q18 8 40 60 32 70 28 138-2 56-100 56T100 304q-4-68 28-138 22-52 40-60z",
        "none",
        ` stroke="${tone.deep}" stroke-opacity=".45" stroke-width="4"`,
      ),
    light: "",
    label: { x: 122, y: 40, width: 156, height: 70 },
    layout: "words",
  };
};

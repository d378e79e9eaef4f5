import type { DrawShape } from "./Shape.ts";
import { ellipse, opacity, path, rect } from "./svg.ts";

const white = "#ffffff";
const black = "#1f2a24";

/** A carton box seen a little from the right. */
export const box: DrawShape = ({ tone }) => ({
  body:
    path("M278 66l36 22v250l-36 22z", tone.deep) +
    path("M98 66h180v294H98z", tone.base) +
    path("M98 66l30-20h170l16 42-36-22z", tone.accent),
  light: rect(98, 66, 10, 294, 0, white, opacity(0.25)) + rect(98, 346, 180, 14, 0, black, opacity(0.08)),
  label: { x: 112, y: 96, width: 152, height: 230 },
  layout: "stacked",
});

/** A gable-top carton. */
export const carton: DrawShape = ({ tone }) => ({
  body:
    rect(128, 26, 144, 22, 3, tone.deep) +
    path("M132 46h136l22 66H110z", tone.accent) +
    path("M200 46h68l22 66h-60z", black, opacity(0.1)) +
    path("M110 110h180v250H110z", tone.base) +
    ellipse(178, 84, 19, 15, tone.deep) +
    ellipse(176, 80, 19, 15, white),
  light: rect(110, 110, 12, 250, 0, white, opacity(0.25)) + rect(266, 110, 24, 250, 0, black, opacity(0.07)),
  label: { x: 126, y: 132, width: 148, height: 204 },
  layout: "stacked",
});

/** A long-life brick with a screw cap. */
export const brick: DrawShape = ({ tone }) => ({
  body:
    path("M276 70l30 18v254l-30 18z", tone.deep) +
    path("M112 70l26-22h146l22 40-30-18z", tone.accent) +
    rect(196, 36, 44, 26, 6, tone.deep) +
    path("M112 70h164v290H112z", tone.base),
  light: rect(112, 70, 10, 290, 0, white, opacity(0.28)) + rect(112, 346, 164, 14, 0, black, opacity(0.07)),
  label: { x: 122, y: 104, width: 144, height: 220 },
  layout: "stacked",
});

/** An egg box, the eggs peeping out of the lid. */
export const eggbox: DrawShape = ({ tone }) => {
  const eggs = [112, 171, 229, 288].map(
    (x, index) =>
      ellipse(x, 176, 29, 40, index % 2 === 0 ? "#f0cfa6" : "#e9bf90") +
      ellipse(x - 9, 160, 7, 12, white, opacity(0.45)),
  );
  return {
    body:
      eggs.join("") +
      path(
        "M62 190q-4-10 8-10h22q20 26 40 0h20q20 26 40 0h18q20 26 40 0h20q20 26 40 0h20q12 0 8 10l-18 150q-3 20-24 20H104q-21 0-24-20z",
        tone.base,
      ) +
      path("M68 236h264l-3 24H71z", black, opacity(0.06)),
    light: path("M82 200h18l16 140q-12 0-14-14z", white, opacity(0.25)),
    label: { x: 104, y: 222, width: 192, height: 116 },
    layout: "beside",
  };
};

/** A bar in its wrapper, crimped at both ends. */
export const wrap: DrawShape = ({ tone }) => ({
  body:
    path("M40 146l14-8 0 204-14-8-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14z", tone.deep) +
    path("M360 146l-14-8 0 204 14-8 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14z", tone.deep) +
    path("M52 138q148-18 296 0v204q-148 18-296 0z", tone.base) +
    path("M52 138q148-18 296 0v16q-148-18-296 0z", tone.accent),
  light:
    path("M60 170q140-14 280 0v16q-140-14-280 0z", white, opacity(0.28)) +
    path("M52 318q148 18 296 0v24q-148 18-296 0z", black, opacity(0.08)),
  label: { x: 82, y: 184, width: 236, height: 120 },
  layout: "beside",
});

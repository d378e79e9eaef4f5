import { ellipse, path, rect } from "./svg.ts";
import { each, lines, turned } from "./svgOfGoods.ts";

interface Meat {
  readonly meat: string;
  readonly light: string;
  readonly crease: string;
}

const poultry: Meat = { meat: "#f0b49b", light: "#f8d3c0", crease: "#d98f77" };
const skin: Meat = { meat: "#edc088", light: "#f7dcb2", crease: "#cf9a5c" };
const pork: Meat = { meat: "#e58d84", light: "#f3b5ab", crease: "#c9675f" };
const beef: Meat = { meat: "#b8433d", light: "#d2695f", crease: "#8e2f2b" };
const liver: Meat = { meat: "#8a3a33", light: "#a9584d", crease: "#642521" };
const ham: Meat = { meat: "#f0a7a0", light: "#f8cbc4", crease: "#d9837b" };
const bone = "#fbf3e4";

const fillet = ({ meat, light, crease }: Meat): string =>
  path("M4 23C3 13 11 4 20 5c8 1 10 10 5 16-4 6-11 8-16 7-3-1-5-2-5-5z", meat) +
  path("M10 14c2-4 6-6 10-6-1 4-5 7-10 6z", light) +
  lines("M9 24q9-1 15-9", crease, 1.2);

const slices = ({ meat, light, crease }: Meat): string =>
  each(
    [
      [10, 21],
      [16, 16],
      [22, 11],
    ],
    (x, y) =>
      turned(
        -32,
        [x, y],
        ellipse(x, y, 10, 5.4, crease) + ellipse(x, y - 0.8, 10, 5, meat) + ellipse(x - 2, y - 2, 5, 1.6, light),
      ),
  );

const cubes = ({ meat, light, crease }: Meat): string =>
  each(
    [
      [3, 18],
      [12, 19],
      [21, 18],
      [7, 9],
      [17, 8],
    ],
    (x, y) => rect(x, y, 9, 9, 2, crease) + rect(x, y, 8, 8, 2, meat) + rect(x + 1, y + 1, 4, 2, 1, light),
  );

const strips = ({ meat, light, crease }: Meat): string =>
  each(
    [
      [6, 26],
      [12, 25],
      [18, 26],
      [24, 25],
    ],
    (x, y) =>
      lines(`M${x - 2} ${y}q6-9 5-19`, crease, 5.4) +
      lines(`M${x - 2} ${y - 1}q6-9 5-18`, meat, 4.2) +
      lines(`M${x} ${y - 6}q2-5 2-8`, light, 1.2),
  );

const mince = ({ meat, light, crease }: Meat): string =>
  path("M4 24q0-9 7-13 5-4 10 0 7 4 7 13 0 3-4 3H8q-4 0-4-3z", crease) +
  lines("M6 23q4-5 8 0t8 0 4-2M8 18q4-5 8 0t8 0M11 13q5-5 9 0", meat, 3) +
  lines("M7 22q3-3 6 0M17 17q3-3 6 0", light, 1);

const joint = ({ meat, light, crease }: Meat): string =>
  rect(3, 8, 26, 17, 8, meat) +
  path("M4 14q1-6 7-6h10q6 0 7 6-12-3-24 0z", light) +
  lines("M10 8.500v16M16 8v17M22 8.500v16", bone, 1.2) +
  lines("M7 22q9 4 18 0", crease, 1);

const chop = ({ meat, light, crease }: Meat): string =>
  path("M6 8q9-5 18 0 6 6 2 13-5 7-12 5Q4 24 4 16q0-5 2-8z", "#f6e6d2") +
  path("M9 10q7-3 13 1 4 5 1 10-4 4-9 3-8-2-8-8 0-4 3-6z", meat) +
  path("M9 10q3-2 6-2 2 6-2 9t-6 0q-1-5 2-7z", bone) +
  ellipse(19, 15, 3, 1.6, light) +
  lines("M13 22q6 2 9-3", crease, 1);

const ribs = ({ meat, crease }: Meat): string =>
  each(
    [
      [5, 4],
      [11, 4],
      [17, 4],
      [23, 4],
    ],
    (x, y) => rect(x, y, 4, 25, 2, "#dcc7a2") + rect(x + 0.5, y + 0.5, 3, 24, 1.5, bone),
  ) +
  path("M3 9q13-4 26 0v13q-13 4-26 0z", meat) +
  lines("M9.5 8.500v13M15.5 8v14M21.5 8.500v13", crease, 1.2);

const offal = ({ meat, light, crease }: Meat): string =>
  each(
    [
      [10, 21],
      [21, 22],
      [16, 13],
    ],
    (x, y) => ellipse(x, y, 8, 6, crease) + ellipse(x, y - 0.7, 7.4, 5.4, meat) + ellipse(x - 2, y - 3, 3, 1.2, light),
  );

const lobes = ({ meat, light, crease }: Meat): string =>
  path("M3 17C3 9 12 6 18 9s12 2 11 9-8 8-13 5-13 2-13-6z", meat) +
  path("M6 14q4-5 10-3-4 4-10 3z", light) +
  lines("M17 11q-1 6 1 11", crease, 1.2);

const thigh = ({ meat, light, crease }: Meat): string =>
  turned(40, [24, 23], rect(20, 20.5, 10, 4, 2, bone) + ellipse(30, 21, 2, 1.8, bone) + ellipse(30, 24, 2, 1.8, bone)) +
  path("M4 18C2 10 8 4 15 4s13 5 11 12-6 9-12 9-9-2-10-7z", meat) +
  path("M8 12c1-4 5-6 9-6-2 4-5 7-9 6z", light) +
  lines("M12 22q7 1 11-6", crease, 1.2);

/** The thigh with the drumstick on it. */
const wholeLeg = ({ meat, light, crease }: Meat): string =>
  turned(
    38,
    [25, 24],
    rect(23, 22, 8, 4, 2, bone) + ellipse(31, 22.4, 2, 1.8, bone) + ellipse(31, 25.6, 2, 1.8, bone),
  ) +
  path("M2 13C1 6 7 2 13 3c7 1 9 6 10 10 2 3 5 6 5 10 0 3-4 4-7 2-4-3-7-3-11-3-5 0-8-4-8-9z", meat) +
  path("M6 9c1-3 4-5 8-4-1 4-4 6-8 4z", light) +
  lines("M20 10q0 7-8 11M22 16q1 4 3 6", crease, 1.2);

const wing = ({ meat, light, crease }: Meat): string =>
  path("M3 15c2-7 9-9 13-4l4 5c3-2 7-1 8 2s0 6-4 6l-7 1c-4 1-6-1-8-4l-2-3c-2 1-4 0-4-3z", meat) +
  path("M6 13q3-4 7-1-3 3-7 1z", light) +
  lines("M10 18q4-1 8-4M20 16q-2 4-1 8", crease, 1.2);

const wholeBird = ({ meat, light, crease }: Meat): string =>
  path("M2 20C2 12 8 7 16 7s13 6 13 13q0 7-13 7T2 20z", meat) +
  path("M7 14q4-5 11-5-4 5-11 5z", light) +
  turned(
    -34,
    [20, 18],
    rect(26, 16.4, 6, 3, 1.5, bone) +
      ellipse(20, 18, 8, 5.4, crease) +
      ellipse(20, 17.5, 7.4, 4.8, meat) +
      ellipse(18, 16, 3, 1.2, light),
  ) +
  lines("M4 21q4 4 10 4M9 17q-1 3 1 5", crease, 1.2);

const back = ({ meat, light, crease }: Meat): string =>
  path("M8 5q8-3 16 0 3 6 0 11t0 10q-8 4-16 0 3-5 0-10T8 5z", meat) +
  lines("M16 7v18M11 9q5 3 10 0M11 14q5 3 10 0M11 20q5 3 10 0", crease, 1.2) +
  lines("M10 7q2 4 1 8", light, 1.4);

const breaded = "#d9a24c";
const nuggets = each(
  [
    [10, 21],
    [22, 21],
    [16, 12],
  ],
  (x, y) =>
    ellipse(x, y, 8, 6.5, "#b97f30") +
    ellipse(x, y - 0.8, 7.5, 5.8, breaded) +
    each(
      [
        [x - 3, y - 2],
        [x + 2, y - 3],
        [x + 1, y + 1],
      ],
      (cx, cy) => ellipse(cx, cy, 0.8, 0.8, "#f3d092"),
    ),
);
const schnitzel =
  path("M4 18Q3 8 13 7t15 7-6 12-12 0-6-8z", "#b97f30") +
  path("M5 17Q4 9 13 8t14 6-6 11-11 0-5-8z", breaded) +
  each(
    [
      [10, 13],
      [16, 11],
      [21, 16],
      [13, 19],
      [18, 21],
    ],
    (x, y) => ellipse(x, y, 1, 1, "#f3d092"),
  );

const hamSlices = each(
  [
    [11, 19],
    [20, 18],
    [16, 12],
  ],
  (x, y) =>
    ellipse(x, y, 10, 7.5, "#f7e3d4") +
    ellipse(x, y, 9, 6.5, ham.meat) +
    path(`M${x - 7} ${y}q7-7 14 0-7-2-14 0z`, ham.light),
);
const coldCut = each(
  [
    [12, 20],
    [20, 18],
    [14, 12],
  ],
  (x, y) => ellipse(x, y, 9.5, 9, "#c76f5f") + ellipse(x, y, 8.6, 8.2, "#eea89b"),
);
const salami = each(
  [
    [11, 20],
    [21, 19],
    [15, 11],
  ],
  (x, y) =>
    ellipse(x, y, 9, 9, "#efe6da") +
    ellipse(x, y, 8, 8, "#a8352f") +
    each(
      [
        [x - 3, y - 2],
        [x + 3, y - 3],
        [x, y + 3],
        [x + 4, y + 2],
        [x - 4, y + 3],
      ],
      (cx, cy) => ellipse(cx, cy, 1, 0.8, "#f3c9b8"),
    ),
);
const salamiStick = turned(
  -30,
  [16, 16],
  rect(1, 10, 24, 11, 5, "#e9dfd2") +
    lines("M6 10v11M12 10v11M18 10v11", "#c9b8a2", 1) +
    ellipse(25, 15.5, 4, 5.5, "#a8352f") +
    ellipse(24.5, 14, 1, 0.8, "#f3c9b8") +
    ellipse(26, 17, 1, 0.8, "#f3c9b8"),
);
const horseshoe = (colour: string): string =>
  lines("M8 6v10a8 8 0 0 0 16 0V6", "#5e1f1a", 6.6) +
  lines("M8 6v10a8 8 0 0 0 16 0V6", colour, 5.4) +
  lines("M7 8v8", "#f0b19a", 1);
const frankfurters = each(
  [
    [0, 0],
    [7, 4],
  ],
  (x, y) =>
    lines(`M${5 + x} ${20 + y}q5 2 14-12`, "#a9573a", 6.4) +
    lines(`M${5 + x} ${20 + y}q5 2 14-12`, "#d9855f", 5) +
    lines(`M${8 + x} ${17 + y}q4-1 8-8`, "#f0b597", 1),
);
const baconSlab =
  rect(3, 8, 26, 18, 3, "#7d3b2a") +
  rect(3, 10, 26, 16, 2, "#f6e0d0") +
  rect(3, 13, 26, 4, 0, pork.meat) +
  rect(3, 20, 26, 3, 0, pork.crease);
const cracklings = each(
  [
    [9, 22],
    [18, 23],
    [24, 19],
    [13, 14],
    [20, 11],
  ],
  (x, y) => path(`M${x - 5} ${y}q1-6 6-4t4 5-5 4-5-5z`, "#c98a3f") + ellipse(x - 1, y - 1, 1.6, 1, "#eec27e"),
);

const fishFillet = (flesh: string, stripe: string): string =>
  path("M3 19q5-11 17-11 8 0 9 5-3 9-14 11-9 2-12-5z", flesh) +
  lines("M9 20q1-5 5-9M14 21q1-6 5-11M19 20q1-5 4-9", stripe, 1.4) +
  path("M3 19q1 4 6 5-3 1-6-1z", "#8fa6ad");
const fishSteak = (flesh: string, stripe: string): string =>
  path("M6 7q10-5 20 0 4 8 0 15-4 5-6 4l-4-8-4 8q-3 1-6-4-4-7 0-15z", "#8fa6ad") +
  path("M7 8q9-4 18 0 3 7 0 13-3 4-5 3l-4-9-4 9q-2 1-5-3-3-6 0-13z", flesh) +
  lines("M16 6v8M10 10q6 3 12 0", stripe, 1.2);

/** Cuts of meat and fish, by their names. */
export const drawnMeat: Readonly<Record<string, string>> = {
  "poultry-breast": fillet(poultry),
  "poultry-slices": slices(poultry),
  "poultry-cubes": cubes(poultry),
  "poultry-strips": strips(poultry),
  "poultry-tender": turned(
    28,
    [16, 16],
    path("M11 3q10 2 10 14t-5 12-7-8 2-18z", poultry.meat) +
      lines("M15 6q3 8 1 18", poultry.crease, 1.2) +
      lines("M13 8q1 6 0 10", poultry.light, 1.4),
  ),
  "poultry-whole-leg": wholeLeg(skin),
  "poultry-thigh": thigh(skin),
  "poultry-thigh-fillet": lobes(poultry),
  "poultry-wing": wing(skin),
  "poultry-back": back(skin),
  "poultry-mince": mince(poultry),
  "whole-bird": wholeBird(skin),
  liver: lobes(liver),
  offal: offal(liver),
  "pork-chop": chop(pork),
  "pork-slices": slices(pork),
  "pork-joint": joint(pork),
  "pork-cubes": cubes(pork),
  "pork-mince": mince(pork),
  "pork-ribs": ribs(pork),
  "beef-steak": chop(beef),
  "beef-slices": slices(beef),
  "beef-joint": joint(beef),
  "beef-cubes": cubes(beef),
  "beef-mince": mince(beef),
  "smoked-joint": joint({ meat: "#9c4a35", light: "#c2714f", crease: "#6b2c1e" }),
  nuggets,
  schnitzel,
  "ham-slices": hamSlices,
  "cold-cut": coldCut,
  salami,
  "salami-stick": salamiStick,
  sausage: horseshoe("#a33a26"),
  "raw-sausage": horseshoe("#d98072"),
  "liver-sausage": horseshoe("#7a4a3a"),
  frankfurters,
  "bacon-slab": baconSlab,
  cracklings,
  "white-fillet": fishFillet("#f3e9e2", "#d9c6bd"),
  "salmon-fillet": fishFillet("#f29a76", "#fbc4a6"),
  "fish-steak": fishSteak("#f3e4da", "#d3b8aa"),
  "tuna-steak": fishSteak("#b5524f", "#d98079"),
};

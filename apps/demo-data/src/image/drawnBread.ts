import { ellipse, path, rect } from "./svg.ts";
import { each, lines, turned } from "./svgOfGoods.ts";

interface Crust {
  readonly crust: string;
  readonly light: string;
  readonly crumb: string;
}

const wheat: Crust = { crust: "#c98a3f", light: "#e3b063", crumb: "#f8e6c3" };
const half: Crust = { crust: "#a9713a", light: "#c99250", crumb: "#e9cfa0" };
const rye: Crust = { crust: "#6f4726", light: "#8f6238", crumb: "#b98d5c" };

const round = ({ crust, light }: Crust): string =>
  path("M2 22q0-13 14-13t14 13q0 4-4 4H6q-4 0-4-4z", crust) +
  path("M6 17q3-6 10-6 4 0 7 2-10-1-17 4z", light) +
  lines("M10 15l4 4M16 13l4 4M22 14l3 4", "#f6e3bf", 1.6);
const sliced = ({ crust, crumb }: Crust): string =>
  each(
    [
      [10, 0],
      [6, 1],
      [2, 2],
    ],
    (x, y) =>
      path(`M${x} ${10 + y}q-2-6 5-6h7q7 0 5 6l-1 2v13q0 2-2 2H${x + 3}q-2 0-2-2V${12 + y}z`, crust) +
      path(
        `M${x + 1.5} ${10 + y}q-1.5-4.5 3.5-4.500h7q5 0 3.5 4.500l-1 2v12q0 1.5-1.5 1.500H${x + 4}q-1.5 0-1.5-1.500V${12 + y}z`,
        crumb,
      ),
  );
const toast = ({ crust, crumb }: Crust): string =>
  path("M5 11q-3-8 5-8h12q8 0 5 8l-1 2v13q0 3-3 3H9q-3 0-3-3V13z", crust) +
  path("M7 11q-2-6 4-6h10q6 0 4 6l-1 2v12q0 2-2 2H10q-2 0-2-2V13z", crumb);
const seeds = each(
  [
    [9, 17],
    [14, 14],
    [19, 15],
    [23, 19],
    [13, 20],
    [18, 20],
  ],
  (x, y) => ellipse(x, y, 1.2, 0.7, "#f4e6c6"),
);
const roll = ({ crust, light }: Crust): string =>
  ellipse(16, 19, 13, 8.5, crust) +
  path("M5 17q4-6 11-6t11 6q-5-3-11-3T5 17z", light) +
  lines("M4 19q12 5 24 0", "#8f5f2a", 1.2);
const kaiser = ({ crust, light }: Crust): string =>
  ellipse(16, 18, 13, 10, crust) +
  ellipse(16, 16, 11, 7.5, light) +
  lines("M16 16q-6-2-8-5M16 16q1-5 6-7M16 16q6 0 10 3M16 16q0 5 4 7M16 16q-5 2-9 5", crust, 1.6);
const kifli = ({ crust, light }: Crust): string =>
  path("M3 23q-1-4 2-5 2-10 11-10t11 10q3 1 2 5-4 2-6-2-2-5-7-5t-7 5q-2 4-6 2z", crust) +
  lines("M7 18q2-6 8-7M12 12l2 5M18 12l-1 5M23 15l-3 3", light, 1.4);
const braid = (glaze: string): string =>
  each(
    [
      [7, 20],
      [13, 18],
      [19, 16],
      [25, 13],
    ],
    (x, y) => turned(-35, [x, y], ellipse(x, y, 6.5, 4.5, wheat.crust) + ellipse(x - 0.5, y - 1, 5, 2.8, glaze)),
  );
const baguette = turned(
  -32,
  [16, 16],
  rect(0, 11, 32, 10, 5, wheat.crust) + lines("M6 13l3 5M12 13l3 5M18 13l3 5M24 13l3 5", "#f6e3bf", 1.8),
);
const crumbs = (grain: string): string =>
  path("M3 26q4-13 13-13t13 13z", wheat.crust) +
  each(
    [
      [8, 23],
      [12, 20],
      [16, 16],
      [20, 20],
      [24, 23],
      [16, 23],
      [13, 25],
      [20, 25],
    ],
    (x, y) => rect(x - 1, y - 1, 2.6, 2.2, 0.7, grain),
  );
const croutons = each(
  [
    [4, 18],
    [13, 20],
    [21, 17],
    [8, 10],
    [17, 9],
  ],
  (x, y) => rect(x, y, 8, 8, 1.5, "#a9713a") + rect(x + 1, y + 1, 6, 5.5, 1, "#e6bd78"),
);

const dough = "#efc75e";
const shade = "#cf9f36";
const penne = each(
  [
    [6, 22],
    [14, 24],
    [22, 22],
    [10, 13],
    [20, 12],
  ],
  (x, y) =>
    turned(
      -38,
      [x, y],
      path(`M${x - 6} ${y - 3}h9l4 6h-9z`, dough) + lines(`M${x - 3} ${y - 1}h6M${x - 2} ${y + 1}h6`, shade, 0.7),
    ),
);
const fusilli = each(
  [
    [7, 0],
    [15, 2],
    [23, 0],
  ],
  (x, y) =>
    lines(`M${x} ${6 + y}q5 2 0 5t0 5 0 5 0 5`, shade, 4.6) + lines(`M${x} ${5 + y}q5 2 0 5t0 5 0 5 0 5`, dough, 3.6),
);
const farfalle = each(
  [
    [10, 21],
    [22, 22],
    [16, 11],
  ],
  (x, y) => path(`M${x - 7} ${y - 5}l7 3 7-3v10l-7-3-7 3z`, dough) + lines(`M${x} ${y - 3}v6`, shade, 2),
);
const ribbons =
  lines("M5 24q-3-8 5-9t6-6q4-5 9-1t-2 9 3 7q-6 4-11 0t-10 0z", shade, 5) +
  lines("M5 24q-3-8 5-9t6-6q4-5 9-1t-2 9 3 7q-6 4-11 0t-10 0z", dough, 3.4) +
  lines("M9 22q6-8 14-9", shade, 1);
const squares = each(
  [
    [4, 19],
    [14, 21],
    [22, 16],
    [9, 10],
    [18, 7],
  ],
  (x, y) => turned(14, [x, y], rect(x, y, 8, 8, 0.5, shade) + rect(x, y, 7, 7, 0.5, dough)),
);
const sheets = each(
  [
    [8, 12],
    [5, 8],
    [2, 4],
  ],
  (x, y) =>
    rect(x, y, 20, 15, 0.5, shade) +
    rect(x, y, 19, 14, 0.5, dough) +
    lines(`M${x + 1} ${y + 12}q3-2 5 0t5 0 5 0`, shade, 0.8),
);
const elbows = each(
  [
    [7, 22],
    [18, 24],
    [12, 12],
    [23, 13],
  ],
  (x, y) => lines(`M${x - 4} ${y + 2}q0-7 8-6`, shade, 5) + lines(`M${x - 4} ${y + 2}q0-7 8-6`, dough, 3.8),
);
const grains =
  path("M3 27q4-14 13-14t13 14z", shade) +
  each(
    [
      [8, 24],
      [12, 21],
      [16, 17],
      [20, 21],
      [24, 24],
      [16, 24],
      [13, 26],
      [20, 26],
      [12, 17],
      [20, 17],
    ],
    (x, y) => ellipse(x, y, 1.7, 1.5, dough),
  );
const threads =
  each(
    [
      [6, 0],
      [10, 1],
      [14, 0],
      [18, 1],
      [22, 0],
      [26, 1],
    ],
    (x, y) => lines(`M${x} ${6 + y}q3 5 0 10t0 10`, dough, 1.6),
  ) + lines("M4 17h24", shade, 3);

/** Breads and pastas, by their names. */
export const drawnBread: Readonly<Record<string, string>> = {
  "loaf-white": round(wheat),
  "loaf-half": round(half),
  "loaf-rye": round(rye),
  "loaf-seeds": round(half) + seeds,
  "loaf-white-sliced": sliced(wheat),
  "toast-white": toast(wheat),
  "toast-brown": toast({ ...half, crumb: "#d9b57d" }),
  "toast-seeds": toast(half) + seeds,
  roll: roll(wheat),
  kaiser: kaiser(wheat),
  "roll-seeds": kaiser(half) + seeds,
  kifli: kifli(wheat),
  "kifli-brown": kifli(half),
  braid: braid("#e3b063"),
  "braid-raisins":
    braid("#e3b063") +
    each(
      [
        [8, 19],
        [14, 17],
        [20, 15],
        [25, 12],
      ],
      (x, y) => ellipse(x, y, 1.2, 1, "#4a2f22"),
    ),
  "braid-cocoa": braid("#7a4a2a"),
  baguette,
  breadcrumbs: crumbs("#f0cf8f"),
  "breadcrumbs-white": crumbs("#fbf1d8"),
  croutons,
  penne,
  fusilli,
  farfalle,
  ribbons,
  squares,
  sheets,
  elbows,
  grains,
  threads,
};

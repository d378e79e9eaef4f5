import { ellipse, path, rect } from "./svg.ts";
import { each, lines } from "./svgOfGoods.ts";

interface Cheese {
  readonly front: string;
  readonly top: string;
  readonly side: string;
}

const yellow: Cheese = { front: "#f6c83f", top: "#fbe08a", side: "#dba526" };
const smoked: Cheese = { front: "#e0a94e", top: "#a9682c", side: "#8c521f" };
const pale: Cheese = { front: "#f4e3b0", top: "#fbf1d3", side: "#d9c07c" };
const white: Cheese = { front: "#f7f3e8", top: "#ffffff", side: "#ddd6c4" };
const vegan: Cheese = { front: "#f0dfa8", top: "#d6e3b0", side: "#b9c98a" };

const block = ({ front, top, side }: Cheese): string =>
  path("M4 13l6-5h19l-6 5z", top) + rect(4, 13, 19, 13, 1, front) + path("M23 13l6-5v13l-6 5z", side);
const holes = each(
  [
    [9, 18],
    [16, 21],
    [18, 16],
  ],
  (x, y) => ellipse(x, y, 2, 1.7, "#d39a1f"),
);
const stacked = ({ front, top, side }: Cheese): string =>
  each(
    [
      [6, 22],
      [4, 17],
      [7, 12],
      [5, 7],
    ],
    (x, y) =>
      path(`M${x} ${y}l6-3h16l-5 4H${x + 1}z`, top) +
      path(`M${x} ${y}l1 1h16v2H${x + 1}l-1-1z`, front) +
      path(`M${x + 17} ${y + 1}l5-4v2l-5 4z`, side),
  );
const grated = ({ front, top, side }: Cheese): string =>
  path("M3 26q4-14 13-15t13 15z", side) +
  lines("M6 24l6-3M11 25l5-7M17 25l2-6M22 24l4-2M9 19l6 1M14 15l5 3M19 20l5-3M13 22l5-1", front, 2.4) +
  lines("M8 23l5-2M17 17l3 2M20 23l4-1M12 18l3-2", top, 1.6);
const balls = (count: 1 | 3): string =>
  each(
    count === 1
      ? [[16, 17]]
      : [
          [9, 21],
          [23, 21],
          [16, 12],
        ],
    (x, y) => {
      const radius = count === 1 ? 11 : 7;
      return (
        ellipse(x, y, radius, radius * 0.95, "#e3e2da") +
        ellipse(x, y - 0.7, radius * 0.95, radius * 0.88, "#fdfcf6") +
        ellipse(x - radius * 0.3, y - radius * 0.4, radius * 0.3, radius * 0.2, "#ffffff")
      );
    },
  );
const wheel = (inside: string): string =>
  path("M3 15v6q0 6 13 6t13-6v-6z", "#e2ddcf") +
  ellipse(16, 15, 13, 6.5, "#fbf9f0") +
  path("M16 15l11-4q4 3 1 7z", "#c9c2ae") +
  path("M16 15l12 3v6l-12-3z", inside);
const portions =
  ellipse(16, 18, 14, 9, "#c9b072") +
  each(
    [
      [10, 15],
      [21, 15],
      [10, 21],
      [21, 21],
    ],
    (x, y) => path(`M16 18L${x - 5} ${y}q2-4 6-4z`, "#f3e1a0"),
  ) +
  ellipse(16, 18, 13, 8, "#f7ecc4") +
  lines("M16 10v16M4 18h24M7 12.500l18 11M25 12.500l-18 11", "#c9b072", 1);
const hardWedge =
  path("M3 22L16 6l13 16v4H3z", "#f2dfa3") +
  path("M3 22h26v5H3z", "#b9852f") +
  each(
    [
      [12, 17],
      [18, 15],
      [20, 20],
    ],
    (x, y) => ellipse(x, y, 0.8, 0.8, "#d9bd70"),
  );
const bowlOf = (filling: string, swirl: string): string =>
  ellipse(16, 14, 13, 5, "#cfdbe0") +
  ellipse(16, 14, 11.5, 4, filling) +
  path("M3 15q1 12 13 12t13-12q-3 5-13 5T3 15z", "#7fadcb") +
  path("M9 14q4-5 8-2t6 1q-3 3-8 2t-6-1z", swirl);
const curd = (crumb: string): string =>
  path("M4 26q2-13 12-13t12 13z", "#ddd6c4") +
  each(
    [
      [9, 23],
      [15, 24],
      [21, 23],
      [25, 25],
      [6, 26],
      [12, 18],
      [18, 18],
      [15, 14],
      [22, 19],
    ],
    (x, y) => ellipse(x, y, 3, 2.4, crumb),
  );
const milkGlass =
  path("M8 4h16l-2 22q0 3-3 3h-6q-3 0-3-3z", "#d3e6ee") +
  path("M8.7 10h14.600l-1.5 15.500q0 2.5-2.5 2.500h-6.600q-2.5 0-2.5-2.500z", "#fffdf6") +
  lines("M11 12l1 12", "#ffffff", 1.5);

/** Milk and cheese, by their names. */
export const drawnDairy: Readonly<Record<string, string>> = {
  milk: milkGlass,
  "cheese-block": block(yellow) + holes,
  "cheese-smoked": block(smoked),
  "cheese-lactose-free": block(pale),
  "cheese-slices": stacked(yellow),
  "cheese-slices-pale": stacked(pale),
  "cheese-grated": grated(yellow),
  "cheese-hard": hardWedge,
  "cheese-hard-grated": grated(pale),
  "cheese-white": block(white),
  "cheese-vegan": stacked(vegan),
  "cheese-ball": balls(1),
  "cheese-balls": balls(3),
  "cheese-soft": wheel("#f4e2a8"),
  "cheese-portions": portions,
  "cheese-spread": bowlOf("#fdfbf2", "#e9e2cc"),
  yoghurt: bowlOf("#ffffff", "#e6eef2"),
  "sour-cream": bowlOf("#fff8e6", "#f2dfb6"),
  cream: bowlOf("#fffdf3", "#f6e7bd"),
  curd: curd("#fbf8ee"),
  "curd-lean": curd("#eef0ea"),
};

import { ellipse, path, rect } from "./svg.ts";
import { each, lines } from "./svgOfGoods.ts";

const apple = (skin: string, light: string): string =>
  path("M16 10c3-3 12-3 12 6 0 7-5 13-8 13-2 0-2-1-4-1s-2 1-4 1c-3 0-8-6-8-13 0-9 9-9 12-6z", skin) +
  path("M8 14q1-4 5-4-1 5-5 4z", light) +
  lines("M16 10q0-4 2-6", "#7b5233", 1.6) +
  path("M17 7q3-4 8-3-2 5-8 3z", "#5b9a4f");

const onion = (skin: string, rib: string): string =>
  path("M16 6c2 4 12 6 12 13 0 6-6 9-12 9S4 25 4 19C4 12 14 10 16 6z", skin) +
  lines("M16 8q-7 9-3 19M16 8q7 9 3 19M16 8v19", rib, 1) +
  lines("M16 7l-2-4M16 7l2-5", "#b98d5c", 1.4);

const stalks = (bulb: number, white: string): string =>
  each(
    [
      [9, 0],
      [16, 1],
      [23, 0],
    ],
    (x, y) =>
      lines(`M${x} ${17 + y}q-1-8-3-14M${x} ${17 + y}q1-8 3-14`, "#4c8a52", 2.6) +
      rect(x - 1.8, 15 + y, 3.6, 10, 1.5, white) +
      ellipse(x, 26 + y, bulb, bulb, white) +
      lines(`M${x - 1} ${28 + y}v2M${x + 1} ${28 + y}v2`, "#d9cbb0", 0.8),
  );

const grapes = (berry: string, light: string): string =>
  lines("M16 8V3M16 5q4-3 7-1", "#6b7a3a", 1.6) +
  each(
    [
      [9, 11],
      [16, 10],
      [23, 11],
      [12, 16],
      [20, 16],
      [16, 21],
      [12.5, 21],
      [19.5, 21],
      [16, 26],
    ],
    (x, y) => ellipse(x, y, 4, 4, berry) + ellipse(x - 1.2, y - 1.4, 1.2, 1, light),
  );

const plum =
  path("M16 6c7 0 12 6 12 12s-5 10-12 10S4 24 4 18 9 6 16 6z", "#4b3f75") +
  lines("M16 7q-5 9 0 20", "#372d59", 1.2) +
  path("M8 14q2-4 6-5-1 5-6 5z", "#7b6fa8") +
  lines("M16 7l1-4", "#7b5233", 1.6);
const potato = (skin: string, eye: string): string =>
  path("M4 18Q4 7 15 7t13 9-8 12-12 0-4-10z", skin) +
  each(
    [
      [10, 15],
      [17, 12],
      [22, 18],
      [14, 22],
    ],
    (x, y) => ellipse(x, y, 1.4, 0.9, eye),
  );
const celery =
  path("M5 18q0 10 11 10t11-10q-4-5-11-5T5 18z", "#e8dcc0") +
  lines("M11 14Q9 8 7 4M16 13V3M21 14q2-6 4-10", "#4c8a52", 2.4) +
  lines("M9 22l3 1M19 24l3-1M14 18l3 1", "#c9b78f", 1.2);
const roots = (skin: string): string =>
  each(
    [
      [9, 0],
      [16, 1],
      [23, 0],
    ],
    (x, y) =>
      lines(`M${x} ${8 + y}q-2-4-3-5M${x} ${8 + y}q2-4 3-5`, "#4c8a52", 1.8) +
      path(`M${x - 3.4} ${9 + y}h6.8l-2.6 19q-.8 2-1.6 0z`, skin),
  );
const beet =
  path("M5 18q0-8 11-8t11 8-8 9l-3 4-3-4q-8-1-8-9z", "#7d2a4a") +
  lines("M12 11q-2-5-4-7M16 10V3M20 11q2-5 4-7", "#6e9a4f", 2.2) +
  path("M9 16q2-3 6-3-1 4-6 3z", "#a5476a");
const radishes = each(
  [
    [9, 20],
    [23, 20],
    [16, 22],
  ],
  (x, y) =>
    lines(`M${x} ${y - 5}q-2-6-3-9M${x} ${y - 5}q2-6 3-9`, "#4c8a52", 2) +
    ellipse(x, y, 5.4, 5.4, "#d14a63") +
    ellipse(x - 1.6, y - 1.8, 1.6, 1.2, "#f09aa8") +
    lines(`M${x} ${y + 5}v3`, "#f6e3e3", 1),
);

/** Fruit and vegetables whose sorts the emoji set does not tell apart, by their names. */
export const drawnProduce: Readonly<Record<string, string>> = {
  "apple-yellow": apple("#e9c94b", "#f8e79c"),
  "apple-striped": apple("#d9654a", "#f3c98a"),
  "apple-dark": apple("#8e2436", "#c25a68"),
  "onion-red": onion("#8c3a5c", "#6a2844"),
  "onion-white": onion("#f1ead8", "#d9cdb0"),
  shallot: onion("#b9734a", "#8f5230"),
  "spring-onion": stalks(2.4, "#f6f3e6"),
  leek: stalks(1.6, "#e6ecd2"),
  "grapes-white": grapes("#b9c65a", "#e3ea9a"),
  "grapes-pink": grapes("#c0627a", "#eaa9b8"),
  plum,
  "potato-red": potato("#a8524a", "#7d3630"),
  "potato-new": potato("#e3c583", "#b9964f"),
  celery,
  parsnip: roots("#efe3c4"),
  beet,
  radishes,
};

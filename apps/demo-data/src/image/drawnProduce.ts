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

/** Berries of many small drops. */
const drops = (drop: string, light: string): string =>
  each(
    [
      [10, 13],
      [16, 12],
      [22, 13],
      [9, 18],
      [14, 17],
      [19, 17],
      [23, 18],
      [11.5, 22],
      [16, 22],
      [20.5, 22],
      [14, 26],
      [18, 26],
    ],
    (x, y) => ellipse(x, y, 3.6, 3.4, drop) + ellipse(x - 1, y - 1.2, 1.2, 1, light),
  ) + path("M16 11q-6 0-8-4 5-1 7 2 0-4 1-6 1 2 1 6 2-3 7-2-2 4-8 4z", "#4c8a52");
const pomegranate =
  ellipse(16, 18, 12, 11, "#c23a4b") +
  path("M12 8l-1-5 3 2 2-3 2 3 3-2-1 5z", "#a12c3d") +
  path("M16 11c5 1 8 4 8 8l-8 8-6-6c-1-5 2-9 6-10z", "#f6e3c9") +
  each(
    [
      [16, 15],
      [20, 17],
      [13, 18],
      [17, 20],
      [20, 21],
      [15, 23],
    ],
    (x, y) => ellipse(x, y, 1.9, 2.2, "#b4213c"),
  );
const lychee =
  ellipse(11, 17, 9, 9, "#d5616b") +
  lines("M6 12l3 3M11 10v4M16 13l-3 2M5 18h4M8 23l2-3M14 22l-2-3", "#a83f4c", 1.2) +
  ellipse(22, 20, 8, 8, "#f5f1ea") +
  path("M14 21c1 6 5 8 9 8s7-3 8-7q-8 3-17-1z", "#d5616b") +
  ellipse(20, 16.5, 2.4, 1.6, "#ffffff");
const passionFruit =
  ellipse(12, 14, 10, 10, "#5d3a63") +
  ellipse(21, 21, 10, 9.4, "#5d3a63") +
  ellipse(21, 21, 8.4, 7.8, "#f3ead8") +
  ellipse(21, 21, 6.6, 6, "#eeb13c") +
  each(
    [
      [18, 19],
      [22, 18],
      [24, 22],
      [19, 23],
      [22, 24],
    ],
    (x, y) => ellipse(x, y, 1.1, 1.5, "#33302c"),
  );
const papaya =
  path("M13 3q4-2 6 2c3 7 9 11 9 17 0 5-5 8-11 8S4 27 4 21C4 14 9 9 13 3z", "#7f9a3f") +
  path("M14 6q2-1 4 2c3 6 7 9 7 14 0 4-4 6-8 6s-10-2-10-7c0-6 4-9 7-15z", "#f08a3c") +
  path("M15 13c4 1 6 5 6 9 0 3-3 4-5 3s-4-2-4-5 1-6 3-7z", "#c9622a") +
  each(
    [
      [15, 16],
      [17, 18],
      [15, 20],
      [18, 21],
      [16, 23],
    ],
    (x, y) => ellipse(x, y, 1.2, 1.4, "#33302c"),
  );
const sprouts = each(
  [
    [10, 12],
    [22, 13],
    [16, 22],
  ],
  (x, y) =>
    ellipse(x, y, 7.4, 7, "#7fa850") +
    path(`M${x - 7} ${y}q2-7 7-7-1 7-2 12-4-1-5-5z`, "#a5c672") +
    lines(`M${x} ${y - 6}q4 5 1 12M${x} ${y - 6}q-4 5-2 12`, "#5b8438", 1.1),
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
  raspberry: drops("#d3476a", "#f3a3b6"),
  blackberry: drops("#4a3557", "#8a7398"),
  pomegranate,
  lychee,
  "passion-fruit": passionFruit,
  papaya,
  "brussels-sprouts": sprouts,
  "potato-red": potato("#a8524a", "#7d3630"),
  "potato-new": potato("#e3c583", "#b9964f"),
  celery,
  parsnip: roots("#efe3c4"),
  beet,
  radishes,
};

/**
 * What rules and shops may weigh, in bytes: minified and gzipped, from the packed packages, by the larger of the bundlers;
 * the rules without their texts, the shops with them and without React. `npm run size` fails beyond the budget; the goal is
 * where it is to come down to (docs/decisions/0017, 0028, 0036).
 */
export const sizeBudgets = {
  /** All rules in one bundle; they grow with what the shop can do. */
  together: { budget: 13_500, goal: 13_500 },
  /** The median rule in a bundle of its own. */
  median: { budget: 240, goal: 410 },
  /** The largest. */
  single: { budget: 1_500, goal: 700 },
  /** Catalogue, cart and delivery with their hooks. */
  firstShop: { budget: 53_900, goal: 50_000 },
  /** All that core and react export. */
  everything: { budget: 94_800, goal: 88_000 },
};

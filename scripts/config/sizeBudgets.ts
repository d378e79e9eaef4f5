/**
 * What rules and shops may weigh, in bytes: minified and gzipped, from the packed packages, by the larger of the bundlers;
 * the rules without their texts, the shops with them and without React. `npm run size` fails beyond the budget; the goal is
 * where it is to come down to (docs/decisions/0017, 0028).
 */
export const sizeBudgets = {
  /** All rules in one bundle. */
  together: { budget: 13_100, goal: 6144 },
  /** The median rule in a bundle of its own. */
  median: { budget: 240, goal: 410 },
  /** The largest. */
  single: { budget: 1_500, goal: 1024 },
  /** Catalogue, cart and delivery with their hooks. */
  firstShop: { budget: 67_200, goal: 51_200 },
  /** All that core and react export. */
  everything: { budget: 108_300, goal: 66_560 },
};

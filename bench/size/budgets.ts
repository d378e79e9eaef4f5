/**
 * What a page of the built storefront may load, in bytes as they are sent (Brotli 11; fonts are compressed themselves). The goals
 * are those of docs/decisions/0035. A budget is a guard rail 3 to 5 % above what was measured, not a ratchet.
 */
export const pageBudgets = {
  /** Scripts before the first interaction, on the heaviest of the pages that sell. */
  scripts: { budget: 150_500, goal: 130_000 },
  /** The same of the login, the checkout's first step, the profile and the lists. */
  otherScripts: { budget: 151_700, goal: 130_000 },
  /**
   * Including the menus, dialogs, suggestions and questions loaded by a press, and the router, services, checkout and lists loaded
   * when the browser is idle.
   */
  whole: { budget: 250_500, goal: 210_000 },
  /** The common sheet and the page's own, on the heaviest of the pages that sell. */
  styles: { budget: 10_200, goal: 6_400 },
  /** The HTML of one page, with the state that it starts from. */
  html: { budget: 22_200, goal: 20_000 },
  fonts: { budget: 40_000, goal: 40_000 },
};

/**
 * What rules and shops may weigh, in bytes: minified and gzipped, from the packed packages, by the larger of the bundlers;
 * the rules without their texts, the shops with them and without React. `npm run size` fails beyond the budget; the goal is
 * where it is to come down to (docs/decisions/0017, 0028, 0036).
 */
export const sizeBudgets = {
  /** All rules in one bundle; they grow with the shop. */
  together: { budget: 20_900, goal: 13_500 },
  /** Those of search with their synonyms, which no page loads. */
  search: { budget: 9_400, goal: 9_400 },
  /** The median rule in its own bundle; small ones left it with `/unstable`, and `proposedProduct` compares prices now. */
  median: { budget: 425, goal: 410 },
  /** The largest. */
  single: { budget: 2_250, goal: 700 },
  /** Catalogue, cart and delivery with their hooks. */
  firstShop: { budget: 57_900, goal: 50_000 },
  /** Catalogue, cart and delivery by their entries, with all of every module: 57,000 are Effect's. */
  unshakenShop: { budget: 109_000, goal: 100_000 },
  /** The rules of one capability, with all of every module. */
  unshakenRules: { budget: 5_500, goal: 5_000 },
  /** All exports of core and react. */
  everything: { budget: 126_500, goal: 88_000 },
};

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const indexes = ["product_index_category_ids_idx", "product_index_option_ids_idx", "product_index_search_idx"];

const up = [
  // Pending GIN entries would otherwise wait in a heap of up to 4 MB, which every list and search reads whole. A day's
  // prices are too few to trigger a vacuum, and PGlite never vacuums.
  ...indexes.map((index) => `alter index ${index} set (fastupdate = off)`),
  ...indexes.map((index) => `select gin_clean_pending_list('${index}')`),
];

const down = indexes.map((index) => `alter index ${index} reset (fastupdate)`);

/** Puts products into the indexes of lists and searches as they are written. */
export const keepListsSorted: Migration = { up: runStatements(up), down: runStatements(down) };

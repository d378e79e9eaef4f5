export interface PriceRunTable {
  product_id: number;
  /** Whole forint. */
  price: number;
  /** From when on it was the current price; until the next one. */
  since: string;
}

/** The table of what products cost when. */
export interface PriceHistoryTables {
  price_runs: PriceRunTable;
}

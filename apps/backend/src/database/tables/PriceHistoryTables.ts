export interface PriceRunTable {
  product_id: number;
  /** Whole forint. */
  price: number;
  /** The start of its validity, which ends with the next price. */
  since: string;
}

/** The table of past prices. */
export interface PriceHistoryTables {
  price_runs: PriceRunTable;
}

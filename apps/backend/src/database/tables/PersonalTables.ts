/** A user's personal price of a product. */
export interface PersonalPriceTable {
  user_id: string;
  product_id: number;
  /** Whole forint. */
  price: number;
  /** The end of its validity. */
  valid_until: string;
}

/** The table of personal prices. */
export interface PersonalTables {
  personal_prices: PersonalPriceTable;
}

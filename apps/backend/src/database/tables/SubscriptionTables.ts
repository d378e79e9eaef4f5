/** A user who gets one mail when a product is available again. */
export interface ProductSubscriptionTable {
  user_id: string;
  product_id: number;
  created_at: string;
}

/** The table of product subscriptions. */
export interface SubscriptionTables {
  product_subscriptions: ProductSubscriptionTable;
}

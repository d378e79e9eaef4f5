/** Somebody who is to be told, once, when a product can be had again. */
export interface ProductSubscriptionTable {
  user_id: string;
  product_id: number;
  created_at: string;
}

/** The table of those who wait for products. */
export interface SubscriptionTables {
  product_subscriptions: ProductSubscriptionTable;
}

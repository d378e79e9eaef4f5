import type { Generated } from "kysely";

/** Amounts are whole forint; either `percent` or `amount` is set. */
export interface CouponTable {
  /** In capitals. */
  code: string;
  percent: number | null;
  amount: number | null;
  /** Only products of this category and of those below it count. */
  category_id: number | null;
  /** The least value of the products that count. */
  minimum: Generated<number>;
  /** Calendar days, both included. */
  valid_from: string | null;
  valid_to: string | null;
  /** Of all shoppers together; `null` for no limit. */
  max_uses: Generated<number | null>;
  max_uses_per_mailbox: Generated<number | null>;
  first_order_only: Generated<boolean>;
  /** The most that it may take off in all orders together. */
  budget: Generated<number | null>;
}

/** The tables of coupons. */
export interface CouponTables {
  coupons: CouponTable;
}

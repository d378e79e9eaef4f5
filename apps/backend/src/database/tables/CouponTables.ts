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
}

/** The tables of coupons. */
export interface CouponTables {
  coupons: CouponTable;
}

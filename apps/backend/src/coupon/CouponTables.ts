import type { Generated } from "kysely";

/** Amounts are whole forint; of `percent` and `amount` one is given. */
export interface CouponTable {
  /** In capitals. */
  code: string;
  percent: number | null;
  amount: number | null;
  /** Only products of this category and of those below it count. */
  category_id: number | null;
  /** What the goods that count have to be worth. */
  minimum: Generated<number>;
  /** Calendar days, both included. */
  valid_from: string | null;
  valid_to: string | null;
}

/** The tables of coupons. */
export interface CouponTables {
  coupons: CouponTable;
}

import type { Row } from "@kamra/backend";
import { addDays } from "../plan/calendar.ts";

/** Fruit and vegetables. */
const produce = 3;

type Terms = Partial<Omit<Row<"coupons">, "code">>;

const coupon = (code: string, terms: Terms): Row<"coupons"> => ({
  code,
  percent: null,
  amount: null,
  category_id: null,
  minimum: 0,
  valid_from: null,
  valid_to: null,
  max_uses: null,
  max_uses_per_mailbox: null,
  first_order_only: false,
  budget: null,
  ...terms,
});

/** The coupons, relative to today: one is for the first order, one runs for three weeks, one has ended. */
export function coupons({ today }: { readonly today: string }): ReadonlyArray<Row<"coupons">> {
  return [
    coupon("KAMRA10", { percent: 10, minimum: 5000 }),
    coupon("UDVOZLUNK", { amount: 1500, minimum: 8000, first_order_only: true }),
    coupon("VITAMIN20", { percent: 20, category_id: produce }),
    coupon("HETVEGE", { amount: 2000, minimum: 15_000, valid_from: addDays(today, -7), valid_to: addDays(today, 14) }),
    coupon("NYARI", { percent: 15, valid_from: addDays(today, -90), valid_to: addDays(today, -60) }),
  ];
}

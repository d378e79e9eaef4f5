import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { day } from "./day.ts";

/** Ways of paying, and coupons. */
export async function fillPayment(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  const payment = { short_description: null, short_description_mpl_type: null, min_amount: null, max_amount: null };
  await db
    .insertInto("payment_methods")
    .values([
      { ...payment, id: 1, name: "Banki átutalás", position: 5 },
      {
        ...payment,
        id: 2,
        name: "Utánvét",
        cost: 390,
        max_amount: 1_000_000,
        position: 4,
        short_description: "A futárnál",
        short_description_mpl_type: "A postásnál",
      },
      { ...payment, id: 3, name: "Simple", position: 1, min_amount: 10 },
      { ...payment, id: 4, name: "Borgun", position: 2, is_active: false, min_amount: 10 },
      { ...payment, id: 5, name: "Mentett kártya", position: 3, min_amount: 10 },
    ])
    .execute();
  await db.insertInto("refused_payment_methods").values({ shipping_method_id: 3, payment_method_id: 2 }).execute();
  const coupon = { percent: null, amount: null, category_id: null, valid_from: null, valid_to: null };
  await db
    .insertInto("coupons")
    .values([
      { ...coupon, code: "TIZ", percent: 10 },
      { ...coupon, code: "EZRES", amount: 1000, minimum: 3000 },
      { ...coupon, code: "GYUMOLCS", percent: 50, category_id: 3 },
      { ...coupon, code: "REGI", amount: 500, valid_to: day(now, -1) },
      { ...coupon, code: "MAI", amount: 500, valid_from: day(now, 0), valid_to: day(now, 0) },
    ])
    .execute();
}

import { startTestBackend, type TestBackend } from "./startTestBackend.ts";

/** The coupon that makes all goods free. */
export const freeGoods = "INGYEN";

/** A backend with the coupon `freeGoods`. */
export async function startFreeGoods(): Promise<TestBackend> {
  const backend = await startTestBackend({ isDevelopment: true });
  await backend.database.db
    .insertInto("coupons")
    .values({ code: freeGoods, percent: 100, amount: null, category_id: null, valid_from: null, valid_to: null })
    .execute();
  return backend;
}

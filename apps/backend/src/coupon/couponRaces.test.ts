import { afterAll, beforeAll, expect, it } from "vitest";
import { createOrder } from "../checkout/createOrder.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { connections, WithoutLocks } from "../testing/checkoutRace.ts";
import { guestContext } from "../testing/guestContext.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { testDatabase } from "../testing/testDatabase.ts";

let backend: TestBackend;
const db = () => backend.database.db;
const orders = orderClient(() => backend);

beforeAll(async () => {
  const database = await testDatabase({ seed: smallSeed, now: new Date(firstNow) });
  backend = await startTestBackend({ database: { ...database, connections } });
});
afterAll(() => backend.close());

const coupon = { percent: null, amount: 100, category_id: null, valid_from: null, valid_to: null };
const limits = [
  { code: "OSSZESEN", max_uses: 3 },
  { code: "POSTAFIOK", max_uses_per_mailbox: 3 },
  { code: "KERET", budget: 399 },
] as const;

/** Ready carts of sixteen shoppers, or tabs, whose coupon is for three. */
async function waiting(code: string): Promise<string[]> {
  const carts: string[] = [];
  for (let at = 0; at < connections; at += 1) {
    const contact_email = code === "POSTAFIOK" ? "egy@pelda.hu" : `vevo${at}@pelda.hu`;
    carts.push(await orders.readyCart({ coupon_code: code, contact_data: { ...contact_data, contact_email } }));
  }
  return carts;
}
const used = async (code: string) =>
  (await db().selectFrom("orders").where("coupon_code", "=", code).select("id").execute()).length;

it.each(limits)(
  "[CART-19] the last use of $code is granted once, to one of sixteen who order at once",
  async (limit) => {
    await db()
      .insertInto("coupons")
      .values({ ...coupon, ...limit })
      .execute();
    const carts = await waiting(limit.code);
    const answers = await Promise.all(carts.map((cart_id) => orders.createOrder({ cart_id })));
    expect(await used(limit.code)).toBe(3);
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(3);
    for (const { errors } of answers.filter(({ data }) => data === null))
      expect(errors).toMatchObject([{ extensions: { validation: { coupon_code: [expect.any(String)] } } }]);
  },
);

it("[CART-19] the last use would be granted to several without the lock", async () => {
  await db()
    .insertInto("coupons")
    .values({ ...coupon, code: "ZARTALAN", max_uses: 3 })
    .execute();
  const carts = await waiting("ZARTALAN");
  const context = guestContext(db().withPlugin(new WithoutLocks()));
  const order = (cart_id: string) =>
    createOrder({ cart_id, save_billing_address: false, save_shipping_address: false }, context).catch(String);
  await Promise.all(carts.map(order));
  expect(await used("ZARTALAN")).toBeGreaterThan(3);
});

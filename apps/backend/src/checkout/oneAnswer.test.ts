import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ isDevelopment: true });
  const coupon = { percent: null, category_id: null, valid_from: null, valid_to: null, max_uses_per_mailbox: 1 };
  await backend.database.db
    .insertInto("coupons")
    .values([
      { ...coupon, code: "EGYSZER", amount: 100 },
      { ...coupon, code: "MINDET", amount: 100_000 },
    ])
    .execute();
  for (const coupon_code of ["EGYSZER", "MINDET"])
    await placed({ cart_id: await readyCart({ coupon_code, ...mailbox("volt@pelda.hu") }) });
});
afterAll(() => backend.close());

const { readyCart, createOrder, placed } = orderClient(() => backend);
const carts = cartClient<{ hash: string; coupon_code: string | null }>(() => backend, "hash coupon_code");
const mailbox = (contact_email: string) => ({ contact_data: { ...contact_data, contact_email } });
const setMilk = (values: { stock?: number | null; price?: number }) =>
  backend.database.db.updateTable("products").set(values).where("id", "=", ids.milk).execute();

beforeEach(async () => {
  await setMilk({ stock: null, price: 399 });
  await backend.database.db.deleteFrom("rate_limits").execute();
});

/** What the shopper of a whole cart of milk does to get each reason, and its field; `null` without one. */
const reasons = {
  coupon: { field: "coupon_code", cart: mailbox("volt@pelda.hu") },
  payment: { field: "payment_method", cart: { payment_method: null } },
  slot: { field: "timetable_time_slot", cart: { shipping_method: "1", shipping_address } },
  password: { field: "password", cart: {} },
  age: { field: "age_confirmed", cart: { products: [{ product_id: ids.beer, piece: 1 }], age_confirmed: false } },
  shortage: { field: "products", cart: {} },
  changed: { field: null, cart: {} },
} as const;
type Reason = keyof typeof reasons;
const names: ReadonlyArray<Reason> = ["coupon", "payment", "slot", "password", "age", "shortage", "changed"];
const pairs = names.flatMap((first, at) => names.slice(at).map((second) => [first, second] as const));

/** Orders a cart with these reasons; returns the code, the refused fields and the coupon that is left. */
async function ordered(told: ReadonlyArray<Reason>) {
  const coupon = told.includes("coupon") ? { coupon_code: "EGYSZER", ...mailbox("uj@pelda.hu") } : {};
  const id = await readyCart(coupon);
  for (const reason of told) await carts.updated({ id, ...reasons[reason].cart });
  if (told.includes("shortage")) await setMilk({ stock: 1 });
  const { hash } = await carts.read(id);
  if (told.includes("changed")) await setMilk({ price: 409 });
  const password = told.includes("password") ? "123456" : null;
  const { errors } = await createOrder({ cart_id: id, password }, { ifMatch: `"${hash}"` });
  const { code, validation } = errors[0]?.extensions ?? {};
  return { code, fields: Object.keys(validation ?? {}).toSorted(), left: (await carts.read(id)).coupon_code };
}

/** The code that shops of the last release know first, and all the fields. */
function expected(told: ReadonlyArray<Reason>) {
  const isUnsure = told.includes("changed") || told.includes("coupon");
  const counting = told.filter((reason) => reason !== "changed" && !(reason === "age" && isUnsure));
  const fields = counting.some((reason) => reason !== "shortage")
    ? counting.flatMap((reason) => reasons[reason].field ?? [])
    : [];
  const alone = told.includes("changed") ? "CART_CHANGED" : "PRODUCT_NOT_FOUND";
  return { code: fields.length > 0 ? "VALIDATION_FAILED" : alone, fields: [...new Set(fields)].toSorted(), left: null };
}

describe("[ORDER-2] [ORDER-9] An order is refused", () => {
  it.each(pairs)("for %s and %s in one answer.", async (...pair) => {
    const told = [...new Set(pair)];
    expect(await ordered(told)).toEqual(expected(told));
  });

  it("for all reasons at once, naming the goods that are short.", async () => {
    expect(await ordered(names)).toEqual(expected(names));
    const cart_id = await readyCart({ payment_method: null });
    await setMilk({ stock: 1 });
    expect((await createOrder({ cart_id })).errors[0]?.extensions.validation).toMatchObject({
      products: ["Ez most nem rendelhető: Tej 2,8% 1 l (Most csak ennyi van belőle: 1 db)"],
    });
  });

  it("[CART-19] and a try for what a mailbox has bought counts as a miss, whatever else is wrong with it.", async () => {
    await ordered(names);
    const misses = backend.database.db.selectFrom("rate_limits").where("key", "like", "couponMiss/%").select("uses");
    expect(await misses.executeTakeFirst()).toEqual({ uses: 1 });
  });

  it("[PAY-4] by the amount without the coupon that it is refused for.", async () => {
    const id = await readyCart({ coupon_code: "MINDET", payment_method: "3", ...mailbox("uj@pelda.hu") });
    await carts.updated({ id, ...mailbox("volt@pelda.hu") });
    const donation_data = { amount: 9, cause: "Élelmiszerbank" };
    const { errors } = await createOrder({ cart_id: id, donation_data });
    // Nine forint cannot be paid by card; the goods and nine forint can.
    expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual(["coupon_code"]);
    await placed({ cart_id: id, donation_data });
  });
});

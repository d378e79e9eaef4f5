import { texts } from "@kamra/core/texts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabasesAlways } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabasesAlways("ordering", (backend) => {
  const { readyCart, slot, createOrder, placed } = orderClient(backend);
  const accounts = accountClient(backend);
  const carts = cartClient<{ hash: string; warnings: object[] }>(
    backend,
    "hash warnings { product_id product_name message }",
  );
  const db = () => backend().database.db;
  const ordersOf = async (cart: string) =>
    await db().selectFrom("orders").where("cart_id", "=", cart).selectAll().execute();
  const milk = async (stock: number | null) => {
    await db().updateTable("products").set({ stock, status: "AVAILABLE" }).where("id", "=", ids.milk).execute();
  };

  beforeEach(async () => {
    backend().setNow(firstNow);
    await milk(null);
    await db().deleteFrom("time_slot_places").execute();
  });

  it("[ORDER-1] [TOTAL-6] records what the shopper saw, part by part, and later changes do not affect it", async () => {
    const cart = await readyCart({
      contact_data: { ...contact_data, contact_email: "elso@pelda.hu" },
      products: [
        { product_id: ids.beer, piece: 6 },
        { product_id: ids.apple, piece: 3, quantity_type: "alternative" },
      ],
      coupon_code: "TIZ",
      shipping_method: "1",
      shipping_address,
      timetable_time_slot: await slot(),
    });
    const { transaction_id } = await placed({
      cart_id: cart,
      comment: "A kapucsengő rossz.",
      donation_data: { amount: 100, cause: "Élelmiszerbank" },
    });
    await db().updateTable("products").set({ name: "Más", price: 1 }).where("id", "=", ids.beer).execute();
    const { data } = await backend().ask(
      `query ($id: ID!) { orderByTransaction(transaction_id: $id) {
        status { code title } goods_amount deposit_amount discount_amount delivery_amount cash_on_delivery_amount boxing_amount donation_amount total_amount
        order_products { product_id name piece default_quantity_name alternative_quantity_piece alternative_quantity_name quantityType price total_price }
        shipping_method { id name } payment_method { id name } shipping_address { postcode city street } billing_address { name city }
        contact_data { contact_name contact_email contact_telephone } timetable_time_slot { range_date time_from time_to } coupon_code comment user_type affiliation
        cancellable_until events { status { code } created_at }
      } }`,
      { id: transaction_id },
    );
    expect(data).toEqual({
      orderByTransaction: {
        status: { code: "ACCEPTED", title: "Elfogadva" },
        goods_amount: 2669,
        deposit_amount: 300,
        discount_amount: -267,
        delivery_amount: 1290,
        cash_on_delivery_amount: 390,
        boxing_amount: 150,
        donation_amount: 100,
        total_amount: 4632,
        order_products: [
          {
            product_id: "5",
            name: "Őszi sör 0,5 l",
            piece: 6,
            default_quantity_name: "db",
            alternative_quantity_piece: null,
            alternative_quantity_name: null,
            quantityType: "default",
            price: 400,
            total_price: 2700,
          },
          {
            product_id: "1",
            name: "Alma Golden",
            piece: 0.54,
            default_quantity_name: "kg",
            alternative_quantity_piece: 3,
            alternative_quantity_name: "db",
            quantityType: "alternative",
            price: 499,
            total_price: 269,
          },
        ],
        shipping_method: { id: "1", name: "Kamra" },
        payment_method: { id: "2", name: "Utánvét" },
        shipping_address: { postcode: 1186, city: "Budapest", street: "Margó Tivadar utca" },
        billing_address: { name: "Kiss Éva", city: "Budapest" },
        contact_data: { ...contact_data, contact_email: "elso@pelda.hu" },
        timetable_time_slot: { range_date: "2026-11-22", time_from: "18:00", time_to: "20:00" },
        coupon_code: "TIZ",
        comment: "A kapucsengő rossz.",
        user_type: "GUEST",
        affiliation: "B2C",
        cancellable_until: "2026-11-22T05:00:00.000Z",
        events: [{ status: { code: "ACCEPTED" }, created_at: "2026-11-21T09:00:00.000Z" }],
      },
    });
    await db().updateTable("products").set({ name: "Őszi sör 0,5 l", price: 450 }).where("id", "=", ids.beer).execute();
  });

  it.each([
    ["an empty cart", { products: null }, ["products"]],
    ["no contact", { contact_data: null }, ["contact_data"]],
    ["no billing address", { billing_address: null }, ["billing_address"]],
    ["no way of paying", { payment_method: null }, ["payment_method"]],
    ["no time slot for the courier", { shipping_method: "1", shipping_address }, ["timetable_time_slot"]],
    ["nowhere to go for the courier", { shipping_method: "1" }, ["shipping_address", "timetable_time_slot"]],
    [
      "no pressed way of delivery, when nobody has seen the one that reaches its address",
      { shipping_method: null, shipping_address: { ...shipping_address, postcode: 8315, city: "Gyenesdiás" } },
      ["shipping_method"],
    ],
    [
      "a place the courier does not go to",
      { shipping_method: "1", shipping_address: { ...shipping_address, postcode: 8315, city: "Gyenesdiás" } },
      ["shipping_method"],
    ],
    [
      "a courier's address of a place alone",
      { shipping_method: "1", shipping_address: { postcode: 1186, city: "Budapest", street: " " } },
      ["house_number", "name", "street"].map((field) => `shipping_address.${field}`).concat("timetable_time_slot"),
    ],
    [
      "a parcel without a house to go to, and no number to call",
      { shipping_method: "2", shipping_address: { ...shipping_address, house_number: null, telephone: "x" } },
      ["shipping_address.house_number", "shipping_address.telephone"],
    ],
  ])("[CHK-3] [FORM-3] [ORDER-4] refuses %s by field, and leaves the cart as it is", async (_what, more, fields) => {
    const cart = await readyCart(more);
    const { data, errors } = await createOrder({ cart_id: cart });
    expect(data).toBeNull();
    const said = errors[0]?.extensions.validation ?? {};
    expect(Object.keys(said).sort()).toEqual(fields);
    for (const messages of Object.values(said)) expect(messages).toEqual([expect.stringMatching(/^\S/)]);
    expect(await ordersOf(cart)).toEqual([]);
    expect(await carts.read(cart)).toBeDefined();
  });

  it("[CHK-3] [FORM-2] refuses an old cart's contact without a valid telephone number", async () => {
    const cart = await readyCart();
    await db().updateTable("carts").set({ contact_telephone: "x" }).where("id", "=", cart).execute();
    const { errors } = await createOrder({ cart_id: cart });
    expect(errors[0]?.extensions.validation).toEqual({ "contact_data.contact_telephone": [texts.form.telephone] });
    expect(await ordersOf(cart)).toEqual([]);
  });

  it("[CHK-3] accepts a partial address for pickup", async () => {
    const cart = await readyCart({ shipping_address: { postcode: 1186, city: "Budapest", telephone: "x" } });
    expect((await placed({ cart_id: cart })).order.id).toBeDefined();
  });

  describe("[ORDER-3] one cart is one order", () => {
    it("with the same key, with another and without one", async () => {
      const cart = await readyCart();
      const idempotencyKey = randomUUID();
      const first = await placed({ cart_id: cart }, { idempotencyKey });
      expect(await placed({ cart_id: cart }, { idempotencyKey })).toEqual(first);
      expect(await placed({ cart_id: cart }, { idempotencyKey: randomUUID() })).toEqual(first);
      expect(await placed({ cart_id: cart })).toEqual(first);
      expect(await ordersOf(cart)).toHaveLength(1);
    });

    it("when several requests come at the same time", async () => {
      const cart = await readyCart();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => placed({ cart_id: cart }, { idempotencyKey: randomUUID() })),
      );
      expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
      expect(await ordersOf(cart)).toHaveLength(1);
    });

    it("and the cart no longer exists", async () => {
      const cart = await readyCart();
      await placed({ cart_id: cart });
      expect((await carts.update({ id: cart, products: null })).errors[0]?.extensions.code).toBe("INVALID_CART_ID");
    });
  });

  it("[ORDER-9] refuses a cart that differs from what the shopper saw, and accepts the current one", async () => {
    const cart = await readyCart();
    const { hash } = await carts.read(cart);
    await db().updateTable("products").set({ price: 409 }).where("id", "=", ids.milk).execute();
    const changed = await createOrder({ cart_id: cart }, { ifMatch: `"${hash}"` });
    expect(changed.errors[0]?.extensions.code).toBe("CART_CHANGED");
    expect(await ordersOf(cart)).toEqual([]);
    const { order } = await placed({ cart_id: cart }, { ifMatch: `"${(await carts.read(cart)).hash}"` });
    expect(order.total_amount).toBe(2 * 409 + 390);
    await db().updateTable("products").set({ price: 399 }).where("id", "=", ids.milk).execute();
  });

  it.each([null, "1"])(
    "[SHIP-7] [ORDER-9] goes by the method that the shopper saw, with %s pressed: the first that reaches the address",
    async (shipping_method) => {
      const there = { ...shipping_address, postcode: 8315, city: "Gyenesdiás" };
      const cart = await readyCart({ shipping_method, shipping_address: there });
      const setPrice = (price: number) =>
        db().updateTable("shipping_methods").set({ price: 990, extra_cost: price }).where("id", "=", 2).execute();
      const { hash } = await carts.read(cart);
      await setPrice(100);
      const changed = await createOrder({ cart_id: cart }, { ifMatch: `"${hash}"` });
      expect(changed.errors[0]?.extensions.code).toBe("CART_CHANGED");
      const { order } = await placed({ cart_id: cart }, { ifMatch: `"${(await carts.read(cart)).hash}"` });
      // The post's own price range, with its upper bound.
      expect(order.total_amount).toBe(2 * 399 + 390 + 990 + 100);
      await db().updateTable("shipping_methods").set({ price: 1990, extra_cost: null }).where("id", "=", 2).execute();
    },
  );

  describe("[ORDER-5] a guest who gives a password", () => {
    it("is registered and logged in, and again when the first answer was lost", async () => {
      const contact_email = `${randomUUID()}@pelda.hu`;
      const cart = await readyCart({ contact_data: { ...contact_data, contact_email } });
      const input = { cart_id: cart, password: "egy hosszú jelszó" };
      const first = await placed(input);
      expect(await accounts.whoIs(first.registration_result?.token ?? "")).toBe(contact_email);
      const again = await placed(input);
      expect(again.order).toEqual(first.order);
      expect(await accounts.whoIs(again.registration_result?.token ?? "")).toBe(contact_email);
      expect((await placed({ ...input, password: "egy másik jelszó" })).registration_result).toBeNull();
    });

    it("places no order when the address is taken, or the password too weak", async () => {
      const { email } = await accounts.register();
      const cart = await readyCart({ contact_data: { ...contact_data, contact_email: email } });
      expect(
        (await createOrder({ cart_id: cart, password: "egy hosszú jelszó" })).errors[0]?.extensions.validation,
      ).toHaveProperty("email");
      expect(
        (await createOrder({ cart_id: cart, password: "123456" })).errors[0]?.extensions.validation,
      ).toHaveProperty("password");
      expect(await ordersOf(cart)).toEqual([]);
    });

    it("places no order when the password is their own address", async () => {
      const contact_email = `${randomUUID()}@pelda.hu`;
      const cart = await readyCart({ contact_data: { ...contact_data, contact_email } });
      const { errors } = await createOrder({ cart_id: cart, password: contact_email });
      expect(errors[0]?.extensions.validation).toHaveProperty("password");
      expect(await ordersOf(cart)).toEqual([]);
    });
  });

  describe("stock and time slots", () => {
    it("are taken together with the order, and never twice", async () => {
      await milk(3);
      const [first, second] = [await readyCart(), await readyCart()];
      await placed({ cart_id: first });
      const { errors } = await createOrder({ cart_id: second });
      expect(errors[0]).toMatchObject({
        message: "Ez most nem rendelhető: Tej 2,8% 1 l (Most csak ennyi van belőle: 1 db)",
        extensions: { code: "PRODUCT_NOT_FOUND" },
      });
      expect(await ordersOf(second)).toEqual([]);
    });

    it.each([
      ["there is less of it than the cart holds", 3, "Most csak ennyi van belőle: 1 db"],
      ["there is none left", 2, "Átmeneti készlethiány"],
    ])(
      "[CART-11] an order is refused as PRODUCT_NOT_FOUND when %s, and the cart warns of it",
      async (_why, stock, message) => {
        await milk(stock);
        const other = await readyCart();
        expect((await carts.read(other)).warnings).toEqual([]);
        await placed({ cart_id: await readyCart() });
        expect((await createOrder({ cart_id: other })).errors[0]?.extensions.code).toBe("PRODUCT_NOT_FOUND");
        expect((await carts.read(other)).warnings).toEqual([
          { product_id: String(ids.milk), product_name: "Tej 2,8% 1 l", message },
        ]);
      },
    );

    it("a cart that takes the last pieces has no warning, and can be ordered", async () => {
      await milk(2);
      const cart = await readyCart();
      expect((await carts.read(cart)).warnings).toEqual([]);
      await placed({ cart_id: cart });
    });

    it("[SHIP-6] a slot takes as many orders as it has places", async () => {
      const timetable_time_slot = await slot();
      const delivered = { shipping_method: "1", shipping_address, timetable_time_slot };
      const ready = [await readyCart(delivered), await readyCart(delivered)];
      for (const cart of ready) await placed({ cart_id: cart });
      backend().setNow("2026-11-21T10:20:00+01:00");
      await expect(readyCart(delivered)).rejects.toThrow("timetable_time_slot");
    });

    it("[SHIP-6] an expired reservation gives no place", async () => {
      const cart = await readyCart({ shipping_method: "1", shipping_address, timetable_time_slot: await slot() });
      backend().setNow("2026-11-21T10:15:01+01:00");
      expect((await createOrder({ cart_id: cart })).errors[0]?.extensions.validation).toHaveProperty(
        "timetable_time_slot",
      );
    });
  });
});

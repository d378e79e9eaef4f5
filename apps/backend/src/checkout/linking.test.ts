import { deliveryTexts } from "@kamra/core/delivery";
import { beforeEach, describe, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { type CartClient, cartClient } from "../testing/cartClient.ts";
import { cartFields, type LinkedCart, methodsFor, orderFields } from "../testing/linkedCart.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("a cart that travels with an order", (backend) => {
  const { createOrder, readyCart, slot, placed } = orderClient(backend);
  const accounts = accountClient(backend);
  const methods = (variables: Record<string, unknown>) => methodsFor(variables, { backend, by: anna });
  let anna: Account;
  let carts: CartClient<LinkedCart>;
  let order: string;
  let cart: string;

  beforeEach(async () => {
    backend().setNow(firstNow);
    await backend().database.db.deleteFrom("time_slot_places").execute();
    anna = await accounts.register();
    carts = cartClient<LinkedCart>(backend, cartFields, anna);
    const delivered = await readyCart(
      { shipping_method: "1", shipping_address, timetable_time_slot: await slot() },
      anna,
    );
    order = (await placed({ cart_id: delivered }, anna)).order.id;
    cart = await readyCart({}, anna);
  });

  it("[LINK-1] [CART-17] shows the order, and leaves it by null", async () => {
    const before = await carts.read(cart);
    const linked = await carts.updated({ id: cart, linked_order_id: order });
    expect(linked.linked_order).toEqual({
      id: order,
      created_at: "2026-11-21T09:00:00.000Z",
      shipping_name: "Kiss Éva",
      shipping_postcode: 1186,
      shipping_city: "Budapest",
      shipping_street: "Margó Tivadar utca",
      shipping_house_number: "5",
      shipping_telephone: "36301234567",
      shipping_note: null,
      timetable_time_slot: { range_date: "2026-11-22", time_from: "18:00", time_to: "20:00" },
      shipping_method: {
        id: "1",
        name: "Kamra",
        is_active: true,
        sort: 1,
        price_ranges: [],
        discount_price: 0,
        max_weight: 40000,
        description: null,
        short_description: null,
        delivery_time: null,
      },
      payment_method: { id: "2", name: "Utánvét", is_active: true, sort: 4, short_description: "A futárnál" },
    });
    expect(linked.hash).not.toBe(before.hash);
    expect(await carts.read(cart)).toEqual(linked);
    expect(await carts.updated({ id: cart, linked_order_id: null })).toEqual(before);
  });

  it("[CHK-8] uses the order's method and address, free of charge, instead of its own", async () => {
    const before = await carts.read(cart);
    expect(before.shipping_method).toMatchObject({ id: "4" });
    const linked = await carts.updated({
      id: cart,
      linked_order_id: order,
      shipping_address: { postcode: 8315, city: "Gyenesdiás" },
    });
    expect(linked.shipping_method).toEqual({ id: "1", is_available: true, discount_price: 0, extra_cost: null });
    expect(linked.payment_method).toEqual({ id: "2", is_available: true });
    const back = await carts.updated({ id: cart, linked_order_id: null, shipping_address: null });
    expect(back).toEqual(before);
  });

  /** The shop has switched the post points off. */
  const off = { kind: "unavailable", message: deliveryTexts.problems.unavailable };

  it("[SHIP-3] is refused by every other method, with the reason in words", async () => {
    await carts.updated({ id: cart, linked_order_id: order });
    const message = "A kosarad egy korábbi megrendelésedhez kapcsolódik, ezért azzal együtt érkezik: Kamra.";
    for (const postcode of [undefined, 1186, 8315]) {
      const [courier, ...others] = await methods({ cart, postcode });
      expect(courier).toEqual({ id: "1", is_available: true, errors: [] });
      expect(others.map(({ errors }) => errors)).toEqual(
        others.map(({ id }) => [...(id === "3" ? [off] : []), { kind: "link", message }]),
      );
    }
    await carts.updated({ id: cart, linked_order_id: null });
    expect((await methods({ cart })).flatMap(({ errors }) => errors)).toEqual([off]);
  });

  it("[SHIP-10] is told of no free time slots, as it comes in its order's", async () => {
    const told = async () => {
      const { data } = await backend().ask<{ shippingMethods: { id: string; time_slots: object | null }[] }>(
        "query ($cart: ID) { shippingMethods(cart_id: $cart, postcode: 1186) { id time_slots { lowest_price } } }",
        { cart },
        anna,
      );
      return data.shippingMethods.filter(({ time_slots }) => time_slots !== null).map(({ id }) => id);
    };
    expect(await told()).toEqual(["1"]);
    await carts.updated({ id: cart, linked_order_id: order });
    expect(await told()).toEqual([]);
  });

  it("[PAY-2] is paid for as the order's method allows", async () => {
    const { db } = backend().database;
    await db.insertInto("refused_payment_methods").values({ shipping_method_id: 1, payment_method_id: 2 }).execute();
    const available = async (variables: Record<string, unknown>) => {
      const { data } = await backend().ask<{ paymentMethods: { id: string; is_available: boolean }[] }>(
        "query ($cart: ID, $order: ID) { paymentMethods(cart_id: $cart, order_id: $order) { id is_available } }",
        variables,
        anna,
      );
      return data.paymentMethods.filter(({ is_available }) => is_available).map(({ id }) => id);
    };
    expect(await available({ cart })).toEqual(["3", "2"]);
    expect(await available({ order })).toEqual(["3"]);
    expect((await carts.updated({ id: cart, linked_order_id: order })).payment_method).toEqual({
      id: "2",
      is_available: false,
    });
    expect(await available({ cart })).toEqual(["3"]);
    await db.deleteFrom("refused_payment_methods").where("shipping_method_id", "=", 1).execute();
  });

  it("[LINK-1] [TOTAL-1] becomes an order with free delivery and without a place of its own", async () => {
    const places = () => backend().database.db.selectFrom("time_slot_places").selectAll().execute();
    const before = await places();
    await carts.updated({ id: cart, linked_order_id: order });
    const second = await placed({ cart_id: cart }, anna);
    expect(await places()).toEqual(before);
    const { data } = await backend().ask(
      "query ($id: ID!) { order(id: $id) { goods_amount delivery_amount boxing_amount cash_on_delivery_amount total_amount linked_order_id shipping_method { id } shipping_address { postcode } } }",
      { id: second.order.id },
      anna,
    );
    expect(data).toEqual({
      order: {
        goods_amount: 798,
        delivery_amount: 0,
        boxing_amount: 0,
        cash_on_delivery_amount: 390,
        total_amount: 1188,
        linked_order_id: order,
        shipping_method: { id: "1" },
        shipping_address: { postcode: 1186 },
      },
    });
  });

  it.each([
    ["without its own shipping method or address", { shipping_method: null }],
    [
      "with an incomplete address of its own",
      { shipping_method: "2", shipping_address: { postcode: 8315, city: "Gyenesdiás", telephone: "x" } },
    ],
  ])("[CHK-8] [LINK-1] becomes an order %s", async (_what, own) => {
    const bare = await readyCart(own, anna);
    await carts.updated({ id: bare, linked_order_id: order });
    expect((await placed({ cart_id: bare }, anna)).order.status.code).toBe("ACCEPTED");
  });

  describe("is refused by its field", () => {
    const problem = { linked_order_id: ["Ezzel a megrendeléssel nem lehet összekapcsolni a kosarad!"] };

    it.each(["0", "999999", "rendelés", ""])("with an order that does not exist: %j", async (id) => {
      expect(await carts.invalid({ id: cart, linked_order_id: id })).toEqual(problem);
      expect((await carts.updated({ id: cart })).linked_order).toBeNull();
    });

    it("to another user's order, and as a guest", async () => {
      const bela = await accounts.register();
      const theirs = cartClient<LinkedCart>(backend, cartFields, bela);
      expect(await theirs.invalid({ id: await readyCart({}, bela), linked_order_id: order })).toEqual(problem);
      const guests = cartClient<LinkedCart>(backend, cartFields);
      expect(await guests.invalid({ id: await readyCart(), linked_order_id: order })).toEqual(problem);
    });

    it("once the order is closed, which also ends an existing link", async () => {
      await carts.updated({ id: cart, linked_order_id: order });
      backend().setNow("2026-11-22T06:00:00+01:00");
      expect(await carts.read(cart)).toMatchObject({ linked_order: null, shipping_method: { id: "4" } });
      expect(await carts.invalid({ id: cart, linked_order_id: order })).toEqual(problem);
      expect((await methods({ cart })).flatMap(({ errors }) => errors)).toEqual([off]);
    });
  });

  describe("[ORDER-11] [LINK-1] and the order that it travels with", () => {
    const cancel = (id: string) =>
      backend().ask<{ cancelOrder: { status: { code: string } } } | null>(
        "mutation ($id: ID!) { cancelOrder(id: $id) { status { code } } }",
        { id },
        anna,
      );
    const shown = async (id: string) =>
      (
        await backend().ask<{ order: { status: { code: string }; cancellable_until: string | null } }>(
          "query ($id: ID!) { order(id: $id) { status { code } cancellable_until } }",
          { id },
          anna,
        )
      ).data.order;

    it("prevents the order's cancellation, which would leave the linked order undelivered", async () => {
      await carts.updated({ id: cart, linked_order_id: order });
      const second = await placed({ cart_id: cart }, anna);
      expect((await shown(order)).cancellable_until).toBeNull();
      expect((await cancel(order)).errors[0]?.extensions.code).toBe("ORDER_CLOSED");
      expect((await cancel(second.order.id)).errors).toEqual([]);
      expect((await shown(order)).cancellable_until).not.toBeNull();
      expect((await cancel(order)).data).toEqual({ cancelOrder: { status: { code: "MARKED_TO_CANCEL" } } });
    });

    it("and cancelling at the same moment are serialized", async () => {
      for (let round = 0; round < 6; round += 1) {
        const by = await accounts.register();
        const goal = (await placed({ cart_id: await readyCart({}, by) }, by)).order.id;
        const follower = await readyCart({ linked_order_id: goal }, by);
        const [placing, cancelling] = await Promise.all([
          createOrder({ cart_id: follower }, by),
          backend().ask<{ cancelOrder: object } | null>(
            "mutation ($id: ID!) { cancelOrder(id: $id) { id } }",
            { id: goal },
            by,
          ),
        ]);
        const isLinked =
          placing.data !== null &&
          (
            await backend()
              .database.db.selectFrom("orders")
              .where("linked_order_id", "=", Number(goal))
              .select("id")
              .execute()
          ).length > 0;
        expect([isLinked, cancelling.data !== null]).toEqual(isLinked ? [true, false] : [false, true]);
      }
    });

    it("to an order that waits for a card payment, because it may be cancelled automatically", async () => {
      const unpaid = (await placed({ cart_id: await readyCart({ payment_method: "3" }, anna) }, anna)).order;
      const next = await readyCart({}, anna);
      const problem = { linked_order_id: ["Ezzel a megrendeléssel nem lehet összekapcsolni a kosarad!"] };
      for (const status of ["PAYMENT_PENDING", "PAYMENT_REFUSED"] as const) {
        await backend().database.db.updateTable("orders").set({ status }).where("id", "=", Number(unpaid.id)).execute();
        expect(await carts.invalid({ id: next, linked_order_id: unpaid.id })).toEqual(problem);
      }
      await backend()
        .database.db.updateTable("orders")
        .set({ status: "PAYMENT_RECEIVED" })
        .where("id", "=", Number(unpaid.id))
        .execute();
      expect((await carts.updated({ id: next, linked_order_id: unpaid.id })).linked_order?.id).toBe(unpaid.id);
    });
  });

  describe("[SHIP-3] [LINK-1] counts as one delivery with the order and everything linked to it", () => {
    const tooHeavy = [
      {
        kind: "weight",
        message: "A kosarad össztömege meghaladja a választott szállítási móddal kiszállítható maximális tömeget.",
      },
    ];
    /** A litre of milk weighs 1030 g, and the order has two. */
    const litres = (piece: number) =>
      readyCart({ linked_order_id: order, products: [{ product_id: ids.milk, piece }] }, anna);
    const courierErrors = async (id: string) => (await methods({ cart: id }))[0]?.errors;
    const cancel = (id: string) => backend().ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id }, anna);
    const slots = (weight_limit: number) =>
      backend().database.db.updateTable("time_slots").set({ weight_limit }).execute();

    it("that must not weigh more than its time slot takes", async () => {
      expect(await courierErrors(await litres(18))).toEqual(tooHeavy);
      const first = await placed({ cart_id: await litres(17) }, anna);
      const next = await litres(1);
      expect(await courierErrors(next)).toEqual(tooHeavy);
      expect((await createOrder({ cart_id: next }, anna)).errors[0]?.extensions.validation).toHaveProperty(
        "shipping_method",
      );
      expect((await cancel(first.order.id)).errors).toEqual([]);
      expect(await courierErrors(next)).toEqual([]);
      await placed({ cart_id: next }, anna);
    });

    it("that must not weigh more than its shipping method carries", async () => {
      await slots(100_000);
      expect(await courierErrors(await litres(37))).toEqual(tooHeavy);
      expect(await courierErrors(await litres(36))).toEqual([]);
      await slots(20_000);
    });

    it("and no cart is linked to an order that is linked itself", async () => {
      const follower = await placed({ cart_id: await litres(1) }, anna);
      const next = await readyCart({}, anna);
      expect(Object.keys(await carts.invalid({ id: next, linked_order_id: follower.order.id }))).toEqual([
        "linked_order_id",
      ]);
    });
  });

  it("costs the same few statements for any number of linkable orders", async () => {
    const count = async () => {
      backend().takeStatements();
      const { data } = await backend().ask<{ linkableOrders: object[] }>(
        `{ linkableOrders(cart_id: "") { ${orderFields} } }`,
        {},
        anna,
      );
      return { orders: data.linkableOrders.length, statements: backend().takeStatements().length };
    };
    const one = await count();
    await placed({ cart_id: cart }, anna);
    const two = await count();
    expect([one.orders, two.orders]).toEqual([1, 2]);
    expect(two.statements).toBe(one.statements);
  });
});

import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { forgetOrders } from "./forgetOrders.ts";

onBothDatabases("Forgetting whose orders they are", (backend) => {
  const { register } = accountClient(backend);
  const { readyCart, slot, placed } = orderClient(backend);
  const db = () => backend().database.db;

  /** A user with an order that has every personal field. */
  const shopperWithOrder = async () => {
    const user = await register();
    const delivered = { shipping_method: "1", shipping_address, timetable_time_slot: await slot() };
    const cart_id = await readyCart({ ...delivered, contact_data }, user);
    const said = { comment: "A kapucsengő rossz.", lyoness_card_number: "123", gamp_cid: "a", gamp_session_id: "b" };
    const { order } = await placed({ cart_id, ...said }, user);
    const orderId = Number(order.id);
    const marked = db().updateTable("order_products").set({ gift_card_text: "Boldog", ribbon_color: "piros" });
    await marked.where("order_id", "=", orderId).execute();
    return { user, orderId, cartId: cart_id };
  };
  const orderOf = async ({ orderId }: { readonly orderId: number }) =>
    await db().selectFrom("orders").where("id", "=", orderId).selectAll().executeTakeFirstOrThrow();
  const linesOf = async ({ orderId }: { readonly orderId: number }) =>
    await db().selectFrom("order_products").where("order_id", "=", orderId).selectAll().execute();
  const cartOf = async ({ cartId }: { readonly cartId: string }) => ({
    row: await db().selectFrom("carts").where("id", "=", cartId).selectAll().executeTakeFirstOrThrow(),
    parts: await Promise.all(
      (["cart_shipping_addresses", "cart_billing_addresses", "cart_products"] as const).map(
        async (table) =>
          (await db().selectFrom(table).where("cart_id", "=", cartId).select("cart_id").execute()).length,
      ),
    ),
  });

  it("erases the person from closed orders and carts, and keeps the sale.", async () => {
    const anna = await shopperWithOrder();
    await db().updateTable("orders").set({ status: "COMPLETE" }).where("id", "=", anna.orderId).execute();
    const [order, lines] = [await orderOf(anna), await linesOf(anna)];
    expect((await cartOf(anna)).parts).toEqual([1, 1, 1]);
    await forgetOrders({ db: db(), user: anna.user });
    const absent = { contact_name: null, contact_email: null, contact_telephone: null, user_id: null };
    expect(await orderOf(anna)).toEqual({
      ...order,
      ...absent,
      canonical_email: null,
      shipping_address: null,
      billing_address: null,
      saved_card_id: null,
      comment: null,
      lyoness_card_number: null,
      analytics_client_id: null,
      analytics_session_id: null,
      forget_when_closed: true,
    });
    expect(await linesOf(anna)).toEqual(lines.map((line) => ({ ...line, gift_card_text: null, ribbon_color: null })));
    const cart = await cartOf(anna);
    expect(cart.parts).toEqual([0, 0, 0]);
    expect(cart.row).toMatchObject({ ...absent, saved_card_id: null });
  });

  it("leaves other people's orders and carts as they are.", async () => {
    const [anna, bela] = [await shopperWithOrder(), await shopperWithOrder()];
    const all = async () => [await orderOf(bela), await linesOf(bela), await cartOf(bela)];
    const before = await all();
    await forgetOrders({ db: db(), user: anna.user });
    expect(await all()).toEqual(before);
  });
});

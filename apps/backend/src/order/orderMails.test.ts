import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { OrderStatusCode } from "../generated/types.ts";
import { contact_data, orderClient, shipping_address } from "../testing/orderClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { changeOrderStatus } from "./changeOrderStatus.ts";

onBothDatabases("The mails of an order", (backend) => {
  const { readyCart, slot, placed } = orderClient(backend);
  const db = () => backend().database.db;
  const now = new Date(firstNow);

  const ordered = async (more: Readonly<Record<string, unknown>> = {}) => {
    await db().deleteFrom("time_slot_places").execute();
    const contact_email = `${randomUUID()}@pelda.hu`;
    const cart = await readyCart({ contact_data: { ...contact_data, contact_email }, ...more });
    const { order, transaction_id } = await placed({ cart_id: cart });
    return { orderId: Number(order.id), transaction_id, contact_email };
  };
  const become = (orderId: number, ...steps: ReadonlyArray<OrderStatusCode>) =>
    steps.reduce(
      (before, status) =>
        before.then(async () => {
          // The second message of the same change tells nobody anything.
          await changeOrderStatus(db(), { orderId, status, now });
          await changeOrderStatus(db(), { orderId, status, now });
        }),
      Promise.resolve(),
    );
  const told = async (email: string) =>
    await db().selectFrom("mails").where("recipient", "=", email).orderBy("id").select(["kind", "data"]).execute();
  const kindsTo = async (email: string) => (await told(email)).map(({ kind }) => kind);

  it("[ORDER-11] tell each step of a delivery once.", async () => {
    const { orderId, contact_email } = await ordered({
      shipping_method: "1",
      shipping_address,
      timetable_time_slot: await slot(),
    });
    await become(orderId, "PROCESSING", "INVOICED", "KAMRA_SHIPPED", "COMPLETE");
    expect(await kindsTo(contact_email)).toEqual([
      "orderConfirmation",
      "orderPicking",
      "orderOnItsWay",
      "orderDelivered",
    ]);
  });

  it("[ORDER-11] tell the code of an order that is fetched when it is ready, and never that it is on its way.", async () => {
    const { orderId, contact_email } = await ordered();
    await become(orderId, "PROCESSING");
    await expect(changeOrderStatus(db(), { orderId, status: "KAMRA_SHIPPED", now })).rejects.toThrow("cannot become");
    await become(orderId, "GPOINT_SHIPPED", "COMPLETE");
    const mails = await told(contact_email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      "orderConfirmation",
      "orderPicking",
      "orderReady",
      "orderDelivered",
    ]);
    const { pickup_code } = await db()
      .selectFrom("orders")
      .where("id", "=", orderId)
      .select("pickup_code")
      .executeTakeFirstOrThrow();
    expect(pickup_code).not.toBeNull();
    expect(mails.map(({ data }) => JSON.stringify(data).includes(pickup_code ?? ""))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it("[ORDER-11] tell a cancellation once, and by whom.", async () => {
    const own = await ordered();
    const cancel = () =>
      backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", { id: own.transaction_id });
    await cancel();
    await cancel();
    await become(own.orderId, "CANCELED");
    expect(await told(own.contact_email)).toMatchObject([
      { kind: "orderConfirmation" },
      { kind: "orderCancelled", data: { by: "shopper", refund: 0 } },
    ]);
    const shops = await ordered();
    await become(shops.orderId, "MARKED_TO_CANCEL", "CANCELED");
    expect((await told(shops.contact_email)).slice(1)).toMatchObject([
      { kind: "orderCancelled", data: { by: "shop", refund: 0 } },
    ]);
  });

  it("[ORDER-11] are not written when the change of the status is taken back.", async () => {
    const { orderId, contact_email } = await ordered();
    const change = db()
      .transaction()
      .execute(async (transaction) => {
        await changeOrderStatus(transaction, { orderId, status: "PROCESSING", now });
        throw new Error("Taken back");
      });
    await expect(change).rejects.toThrow("Taken back");
    expect(await kindsTo(contact_email)).toEqual(["orderConfirmation"]);
  });

  it("[ORDER-11] are not written for an order without an address.", async () => {
    const { orderId, contact_email } = await ordered();
    await db().updateTable("orders").set({ contact_email: null }).where("id", "=", orderId).execute();
    await become(orderId, "PROCESSING");
    expect(await kindsTo(contact_email)).toEqual(["orderConfirmation"]);
  });
});

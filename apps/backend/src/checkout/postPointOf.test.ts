import { beforeEach, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, shipping_address } from "../testing/orderClient.ts";

onBothDatabases("where an order's parcel is fetched", (backend) => {
  const { readyCart, createOrder, placed } = orderClient(backend);
  const accounts = accountClient(backend);
  const toPost = { shipping_method: "3", payment_method: "3", post_point: "1", shipping_address };
  const readPoint = async (link: string) =>
    (
      await backend().ask<{ orderByTransaction: { post_point: unknown } }>(
        `query ($link: ID!) { orderByTransaction(transaction_id: $link) {
          post_point { id name ext_id postcode city street_name street_type house_number latitude longitude service_point_type working_hours }
        } }`,
        { link },
      )
    ).data.orderByTransaction.post_point;

  beforeEach(() =>
    backend().database.db.updateTable("shipping_methods").set({ is_active: true }).where("id", "=", 3).execute(),
  );

  it("An order keeps a copy of its post point when the place changes later.", async () => {
    const { transaction_id } = await placed({ cart_id: await readyCart(toPost) });
    const { db } = backend().database;
    const hours = { working_hours: "Zárva" };
    await db.updateTable("post_points").set(hours).where("id", "=", 1).execute();
    expect(await readPoint(transaction_id)).toEqual({
      id: "1",
      ext_id: "PP00001",
      name: "Gyenesdiás posta",
      postcode: 8315,
      city: "Gyenesdiás",
      street_name: "Fő",
      street_type: "utca",
      house_number: "1",
      latitude: 46.77,
      longitude: 17.289,
      service_point_type: "Posta",
      working_hours: "H–P 8:00–16:00",
    });
  });

  it("[CHK-8] A linked order is fetched at the pickup place of its main order.", async () => {
    const anna = await accounts.register();
    const { order } = await placed({ cart_id: await readyCart(toPost, anna) }, anna);
    await backend()
      .database.db.updateTable("orders")
      .set({ status: "ACCEPTED" })
      .where("id", "=", Number(order.id))
      .execute();
    const linked = await readyCart({ linked_order_id: order.id, payment_method: "3", post_point: "2" }, anna);
    expect(await readPoint((await placed({ cart_id: linked }, anna)).transaction_id)).toMatchObject({ id: "1" });
  });

  it("[CHK-3] A parcel to a post point is not ordered before the point is chosen.", async () => {
    const { data, errors } = await createOrder({ cart_id: await readyCart({ ...toPost, post_point: null }) });
    expect(data).toBeNull();
    expect(Object.keys(errors[0]?.extensions.validation ?? {})).toEqual(["post_point"]);
  });

  it("A post point that was chosen for another method is no part of the order.", async () => {
    const { transaction_id } = await placed({ cart_id: await readyCart({ post_point: "1" }) });
    expect(await readPoint(transaction_id)).toBeNull();
  });
});

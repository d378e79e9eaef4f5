import { pickupAddress } from "@kamra/core/delivery";
import { expect, it } from "vitest";
import { orderClient } from "../testing/orderClient.ts";
import { startTestBackend } from "../testing/startTestBackend.ts";

it("[CONST-1] [ADDR-3] An order that is fetched waits where the shop's settings say.", async () => {
  const own = { ...pickupAddress, postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "1" };
  const backend = await startTestBackend({ settings: { pickupAddress: own } });
  try {
    const { placed, readyCart } = orderClient(() => backend);
    await placed({ cart_id: await readyCart({ shipping_method: "4" }) });
    const { shipping_address } = await backend.database.db
      .selectFrom("orders")
      .select("shipping_address")
      .executeTakeFirstOrThrow();
    expect(shipping_address).toMatchObject({
      postcode: 6720,
      city: "Szeged",
      street: "Kárász utca",
      house_number: "1",
    });
  } finally {
    await backend.close();
  }
});

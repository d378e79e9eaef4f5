import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { billing_address, orderClient, shipping_address } from "../testing/orderClient.ts";

interface Me {
  readonly shipping_addresses: { name: string; street: string; telephone: string | null; is_default: boolean }[];
  readonly billing_addresses: {
    id: string;
    name: string;
    is_company: boolean;
    vat_number: string | null;
    is_default: boolean;
  }[];
}

onBothDatabases("[ORDER-8] the addresses of an order", (backend) => {
  const { createOrder, placed, readyCart, slot } = orderClient(backend);
  const { register } = accountClient(backend);
  let anna: Account;
  beforeEach(async () => {
    await backend().database.db.deleteFrom("time_slot_places").execute();
    anna = await register();
  });
  const courier = async () => ({
    shipping_method: "1",
    shipping_address,
    timetable_time_slot: await slot(),
  });
  const order = async (more: object, input: object = {}) =>
    await placed({ cart_id: await readyCart({ ...more }, anna), ...input }, anna);
  const saved = async () =>
    (
      await backend().ask<{ me: Me }>(
        "{ me { shipping_addresses { name street telephone is_default } billing_addresses { id name is_company vat_number is_default } } }",
        {},
        anna,
      )
    ).data.me;

  it("are kept in the account, once, the first as the default", async () => {
    const company = { ...billing_address, name: "Kiss Bt.", is_company: true, vat_number: "12345676-2-41" };
    await order(await courier());
    await order({ ...(await courier()), billing_address: company });
    await order({ ...(await courier()), billing_address: company });
    expect(await saved()).toMatchObject({
      shipping_addresses: [
        {
          name: shipping_address.name,
          street: shipping_address.street,
          telephone: "36301234567",
          is_default: true,
        },
      ],
      billing_addresses: [
        { name: "Kiss Éva", is_company: false, is_default: true },
        { name: "Kiss Bt.", vat_number: "12345676-2-41", is_default: false },
      ],
    });
  });

  it("are not kept when the shopper does not want it, nor the warehouse's", async () => {
    await order(await courier(), { save_shipping_address: false, save_billing_address: false });
    expect(await saved()).toEqual({ shipping_addresses: [], billing_addresses: [] });
    await order({ shipping_address });
    expect(await saved()).toMatchObject({ shipping_addresses: [], billing_addresses: [{ name: "Kiss Éva" }] });
  });

  it("that were saved already stay as they are", async () => {
    await order({});
    const [{ id } = { id: "" }] = (await saved()).billing_addresses;
    await order({ billing_address: { ...billing_address, id, name: "Kiss Éva Mária" } });
    expect((await saved()).billing_addresses).toMatchObject([{ id, name: "Kiss Éva" }]);
  });

  it("that cannot be kept do not keep the order from being placed", async () => {
    const { data } = await createOrder(
      { cart_id: await readyCart({ billing_address: { ...billing_address, postcode: 9999 } }, anna) },
      anna,
    );
    expect(data).not.toBeNull();
    expect((await saved()).billing_addresses).toEqual([]);
  });
});

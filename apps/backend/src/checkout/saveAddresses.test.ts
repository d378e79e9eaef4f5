import { randomId } from "../database/randomId.ts";
import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { billing_address, orderClient, shipping_address } from "../testing/orderClient.ts";

interface Me {
  readonly telephone: string | null;
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
        "{ me { telephone shipping_addresses { name street telephone is_default } billing_addresses { id name is_company vat_number is_default } } }",
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

  it("[FORM-6] that are equal are kept once, however they were typed", async () => {
    const street = shipping_address.street;
    for (const typed of [
      street,
      street.normalize("NFD"),
      ` ${street} `,
      street.toLowerCase(),
      `${street} ${shipping_address.house_number}.`,
    ])
      await order({ ...(await courier()), shipping_address: { ...shipping_address, street: typed } });
    expect((await saved()).shipping_addresses).toMatchObject([{ street }]);
  });

  it("come with the telephone number, which the profile keeps unless it has one", async () => {
    const telephone = async () =>
      (await backend().ask<{ me: { telephone: string | null } }>("{ me { telephone } }", {}, anna)).data.me.telephone;
    const of = (contact_telephone: string) => ({
      contact_data: { contact_name: "Kiss Éva", contact_email: "eva@pelda.hu", contact_telephone },
    });
    const { db } = backend().database;
    await db.updateTable("users").set({ telephone: null }).where("id", "=", anna.id).execute();
    await order(of("06 30 123 4567"));
    expect(await telephone()).toBe("36301234567");
    await order(of("+36 20 765 4321"));
    expect(await telephone()).toBe("36301234567");
  });

  it("[ORDER-5] and the telephone number are kept in the account of a guest who registers with the order", async () => {
    const of = (contact_email: string) => ({
      contact_data: { contact_name: "Kiss Éva", contact_email, contact_telephone: "06 30 123 4567" },
    });
    const registered = async (email: string, input: object = {}) => {
      const cart_id = await readyCart({ ...(await courier()), ...of(email) });
      const { registration_result } = await placed({ cart_id, password: "egy hosszú jelszó", ...input });
      anna = { ...anna, token: registration_result?.token ?? "" };
      return await saved();
    };
    expect(await registered("eva@pelda.hu")).toMatchObject({
      telephone: "36301234567",
      shipping_addresses: [{ name: shipping_address.name, is_default: true }],
      billing_addresses: [{ name: "Kiss Éva", is_default: true }],
    });
    const declined = { save_shipping_address: false, save_billing_address: false };
    expect(await registered("eva.ketto@pelda.hu", declined)).toMatchObject({
      shipping_addresses: [],
      billing_addresses: [],
    });
  });

  it("are not kept when the shopper does not want it, nor the warehouse's", async () => {
    await order(await courier(), { save_shipping_address: false, save_billing_address: false });
    expect(await saved()).toMatchObject({ shipping_addresses: [], billing_addresses: [] });
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
    const { postcode, city, street } = billing_address;
    const kept = {
      user_id: anna.id,
      postcode,
      city,
      street,
      name: "Kiss Éva",
      created_at: firstNow,
      is_default: false,
      is_company: false,
      vat_number: null,
    };
    await backend()
      .database.db.insertInto("user_billing_addresses")
      .values(Array.from({ length: 50 }, (_none, house) => ({ ...kept, id: randomId(), house_number: `${house}.` })))
      .execute();
    const { data } = await createOrder({ cart_id: await readyCart({ billing_address }, anna) }, anna);
    expect(data).not.toBeNull();
    expect((await saved()).billing_addresses).toHaveLength(50);
  });
});

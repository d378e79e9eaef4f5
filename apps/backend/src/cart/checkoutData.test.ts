import { beforeEach, expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";

interface Cart {
  hash: string;
  revision: number;
  shipping_method: { __typename: string; id: string; is_available: boolean; errors: { kind: string }[] } | null;
  billing_address: unknown;
  contact_data: unknown;
  cart_products: unknown[];
}

const fields = `hash revision cart_products { piece }
  shipping_method { __typename id is_available errors { kind } }
  billing_address { id name postcode city street house_number is_company vat_number }
  contact_data { contact_name contact_email contact_telephone }`;

const contact_data = { contact_name: "Kiss Éva", contact_email: "eva@pelda.hu", contact_telephone: "36301234567" };
const billing_address = {
  id: null,
  name: "Kiss Éva",
  postcode: 1186,
  city: "Budapest",
  street: "Közdűlő út",
  house_number: "46",
  is_company: false,
  vat_number: null,
};
const company = { ...billing_address, name: "Kamra Kft.", is_company: true, vat_number: "10773381-2-44" };

onBothDatabases("the checkout's data in the cart", (backend) => {
  const { create, updated, invalid, read } = cartClient<Cart>(backend, fields);
  let id = "";
  beforeEach(async () => {
    id = await create();
  });

  it.each([
    ["contact_data", contact_data],
    ["billing_address", billing_address],
    ["billing_address", company],
  ] as const)(
    "[CART-17] %s stays when it is not named, is replaced as a whole, and is removed by null: %o",
    async (field, given) => {
      const before = await read(id);
      expect(before[field]).toBeNull();
      const set = await updated({ id, [field]: given });
      expect(set[field]).toEqual(given);
      expect(set.hash).not.toBe(before.hash);
      expect(await updated({ id, products: [{ product_id: ids.milk, piece: 1 }] })).toMatchObject({ [field]: given });
      const cleared = await updated({ id, products: null, [field]: null });
      expect(cleared[field]).toBeNull();
      expect(cleared.hash).toBe(before.hash);
    },
  );

  it("[CART-17] [SHIP-3] a shipping method is stored with the reason that blocks it for this cart, and is removed by null", async () => {
    const anvil = await updated({ id, shipping_method: "2", products: [{ product_id: ids.anvil, piece: 1 }] });
    expect(anvil.shipping_method).toEqual({
      __typename: "PostalShippingMethod",
      id: "2",
      is_available: false,
      errors: [{ kind: "weight" }, { kind: "products" }],
    });
    const courier = await updated({
      id,
      shipping_method: "1",
      products: null,
      shipping_address: { postcode: 8315, city: "Gyenesdiás" },
    });
    expect(courier.shipping_method).toMatchObject({ id: "1", errors: [{ kind: "postcode" }] });
    expect((await read(id)).hash).toBe(courier.hash);
    const { hash } = await updated({ id, shipping_address: { postcode: 1186, city: "Budapest" } });
    expect((await read(id)).shipping_method).toMatchObject({ is_available: true, errors: [] });
    expect(hash).not.toBe(courier.hash);
    expect((await updated({ id, shipping_method: null })).shipping_method).toBeNull();
  });

  it("costs the same few statements with one line and with many, however much is chosen", async () => {
    const { data } = await backend().ask<{ timetableTimeSlots: { id: string }[] }>(
      "{ timetableTimeSlots(postcode: 1186) { id } }",
    );
    const statementsFor = async (): Promise<number> => {
      backend().takeStatements();
      await read(id);
      return backend().takeStatements().length;
    };
    const plain = await statementsFor();
    const one = {
      id,
      products: [{ product_id: ids.milk, piece: 1 }],
      coupon_code: "TIZ",
      contact_data,
      billing_address,
      shipping_address: { postcode: 1186, city: "Budapest" },
    };
    await updated({
      ...one,
      shipping_method: "1",
      payment_method: "3",
      timetable_time_slot: data.timetableTimeSlots[0]?.id,
      post_point: "1",
    });
    const chosen = await statementsFor();
    await updated({
      id,
      products: [ids.beer, ids.yoghurt, ids.cake, ids.pear, ids.apple, ids.ham].map((product_id) => ({
        product_id,
        piece: 1,
      })),
    });
    expect(await statementsFor()).toBe(chosen);
    expect([plain, chosen]).toEqual([3, 10]);
  });

  it.each([
    "+36 30/123-4567",
    "06-30-123-4567",
    "0036301234567",
    "+36 (30) 123 4567",
    "+36 (0)30 123 4567",
    "tel:+36301234567",
    "\u202a+36301234567\u202c",
  ])("[FORM-2] [FORM-6] takes the telephone number %j that the forms take, and stores the clean one", async (typed) => {
    const { contact_data: stored } = await updated({ id, contact_data: { ...contact_data, contact_telephone: typed } });
    expect(stored).toEqual({ ...contact_data, contact_telephone: "36301234567" });
  });

  it("[FORM-6] stores what is pasted as it is seen, composed and without double spaces", async () => {
    const cart = await updated({
      id,
      contact_data: {
        ...contact_data,
        contact_name: " O\u030bri-To\u0301th  O\u0308zse\u0301b\u200b ",
        contact_email: "mailto:eva@pelda.hu,",
      },
      billing_address: {
        ...company,
        name: "Példa®\u00a0Kft. ",
        city: "BUDAPEST XVIII. kerület",
        street: "Margó Tivadar utca 5.",
        house_number: "",
        vat_number: "10773381 2 44",
      },
    });
    expect(cart.contact_data).toMatchObject({ contact_name: "Őri-Tóth Özséb", contact_email: "eva@pelda.hu" });
    expect(cart.billing_address).toMatchObject({
      name: "Példa® Kft.",
      city: "Budapest",
      street: "Margó Tivadar utca",
      house_number: "5.",
      vat_number: "10773381-2-44",
    });
  });

  it.each([
    [{ shipping_address: { postcode: 1186, city: "Debrecen" } }, "shipping_address.city"],
    [{ billing_address: { ...billing_address, city: "Debrecen" } }, "billing_address.city"],
  ])("[ADDR-12] names the town of a postcode where another one is given: %o", async (wrong, where) => {
    expect(await invalid({ id, ...wrong })).toEqual({ [where]: ["Az 1186 irányítószámhoz tartozik: Budapest."] });
  });

  it.each([
    [{ shipping_method: "5" }, ["shipping_method"]],
    [{ shipping_method: "futár" }, ["shipping_method"]],
    [{ shipping_method: "" }, ["shipping_method"]],
    [
      { contact_data: { ...contact_data, contact_name: " ", contact_telephone: "" } },
      ["contact_data.contact_name", "contact_data.contact_telephone"],
    ],
    [{ contact_data: { ...contact_data, contact_telephone: "x" } }, ["contact_data.contact_telephone"]],
    [{ contact_data: { ...contact_data, contact_email: "eva@pelda" } }, ["contact_data.contact_email"]],
    [{ contact_data: { ...contact_data, contact_email: "" } }, ["contact_data.contact_email"]],
    [{ contact_data: { ...contact_data, contact_name: "a".repeat(501) } }, ["contact_data.contact_name"]],
    [
      { billing_address: { ...billing_address, name: "", city: "\t", street: " ", house_number: "" } },
      ["billing_address.name", "billing_address.city", "billing_address.street", "billing_address.house_number"],
    ],
    [{ billing_address: { ...billing_address, postcode: 999 } }, ["billing_address.postcode"]],
    [{ billing_address: { ...billing_address, postcode: 9999 } }, ["billing_address.postcode"]],
    [{ billing_address: { ...company, vat_number: null } }, ["billing_address.vat_number"]],
    [{ billing_address: { ...company, vat_number: " " } }, ["billing_address.vat_number"]],
    [{ billing_address: { ...company, vat_number: "10773381-2" } }, ["billing_address.vat_number"]],
    [{ billing_address: { ...company, vat_number: "10773382-2-44" } }, ["billing_address.vat_number"]],
    [{ billing_address: { ...billing_address, id: "nobody's" } }, ["billing_address.id"]],
    [{ billing_address: { ...billing_address, id: "" } }, ["billing_address.id"]],
  ])("[ADDR-2] [FORM-1] [FORM-4] [LAW-5] refuses %o by field, and does nothing of the update", async (wrong, where) => {
    const problems = await invalid({ id, products: [{ product_id: ids.milk, piece: 1 }], ...wrong });
    expect(Object.keys(problems).sort()).toEqual([...where].sort());
    for (const [message] of Object.values(problems)) expect(message).toMatch(/^[A-ZÁÉÍÓÖŐÚÜŰ].*[!\d]$/);
    expect(await read(id)).toMatchObject({
      cart_products: [],
      contact_data: null,
      billing_address: null,
      shipping_method: null,
      revision: 0,
    });
  });
});

import { orThrow } from "@kamra/core";
import { refusal } from "../backend/refusal.test.kit.ts";
import type { TestShop } from "../backend/index.ts";
import type { ShippingAddress } from "@kamra/core/delivery";
import type { BillingAddress } from "@kamra/core/payment";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lateRequest, lostResponse, offline } from "../network/index.ts";
import { networkText, operations, type SessionKit, startSessionKit, texts } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

const shipping: ShippingAddress = {
  id: "__NEW_ADDRESS__",
  name: "Kovács Anna",
  postcode: "8315",
  city: "Gyenesdiás",
  street: "Fő utca",
  houseNumber: "1",
  telephone: "36301234567",
  note: null,
  isDefault: false,
  isImported: true,
};

const other = { ...shipping, houseNumber: "2" };

const billing: BillingAddress = {
  id: "__NEW_ADDRESS__",
  name: "Kamra Kft.",
  postcode: "1186",
  city: "Budapest",
  street: "Közdűlő út",
  houseNumber: "46-50",
  isCompany: true,
  vatNumber: "12345676-2-41",
  bankTransferEnabled: true,
  isDefault: false,
  isImported: false,
};

const user = ({ shop }: Pick<TestShop, "shop">) => shop.session.state.get().user;

/** The variables of an operation. */
const sent = ({ network }: Pick<TestShop, "network">, name: string) =>
  network.calls.find(({ operationName }) => operationName === name)?.variables;

/** The user as another page finds them on the server. */
const onServer = async ({ cookies }: Pick<TestShop, "cookies">) => {
  const opened = kit.open({ cookies });
  await opened.shop.session.refresh();
  return user(opened);
};

describe("shipping addresses", () => {
  it("[ADDR-7] [ADDR-8] are created without an id, and shown immediately in the server's form", async () => {
    const opened = await kit.loggedIn();
    const made = orThrow(await opened.shop.account.createShippingAddress(shipping));
    expect(made).toMatchObject({ postcode: "8315", street: "Fő utca", isDefault: true, isImported: false });
    expect(made?.id).not.toBe(shipping.id);
    expect(sent(opened, "createShippingAddress")).toEqual({
      address: {
        name: "Kovács Anna",
        postcode: 8315,
        city: "Gyenesdiás",
        street: "Fő utca",
        house_number: "1",
        telephone: "36301234567",
        note: null,
        is_default: false,
      },
    });
    const second = orThrow(await opened.shop.account.createShippingAddress({ ...other, isDefault: true }));
    await opened.shop.account.updateShippingAddress({ ...shipping, ...made, street: "Madách utca", isDefault: false });
    expect(user(opened)?.shippingAddresses.map(({ id, street, isDefault }) => [id, street, isDefault])).toEqual([
      [made?.id, "Madách utca", false],
      [second?.id, "Fő utca", true],
    ]);
    expect(user(opened)).toEqual(await onServer(opened));
  });

  it("can be made the default, and deleted", async () => {
    const opened = await kit.loggedIn();
    const [first, second] = [
      orThrow(await opened.shop.account.createShippingAddress(shipping)),
      orThrow(await opened.shop.account.createShippingAddress(other)),
    ];
    await opened.shop.account.setDefaultShippingAddress(second?.id ?? "");
    expect(user(opened)?.shippingAddresses.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    await opened.shop.account.deleteShippingAddress(first?.id ?? "");
    expect(user(opened)?.shippingAddresses.map(({ id }) => id)).toEqual([second?.id]);
    expect(user(opened)).toEqual(await onServer(opened));
  });

  it("are created once by a double click, and once when the answer is lost", async () => {
    const opened = await kit.loggedIn();
    const { account } = opened.shop;
    const both = await Promise.all([account.createShippingAddress(shipping), account.createShippingAddress(shipping)]);
    expect(both[1]).toEqual({ kind: "skipped" });
    let isLost = false;
    opened.network.use(() => {
      if (isLost) return null;
      isLost = true;
      return lostResponse;
    });
    await opened.settled(account.createShippingAddress(other));
    expect((await onServer(opened))?.shippingAddresses).toHaveLength(2);
    expect(user(opened)?.shippingAddresses).toHaveLength(2);
  });

  it("[ADDR-12] that are equal are saved and shown once", async () => {
    const opened = await kit.loggedIn();
    const made = orThrow(await opened.shop.account.createShippingAddress(shipping));
    const again = orThrow(
      await opened.shop.account.createShippingAddress({
        ...shipping,
        street: " FŐ  utca",
        houseNumber: "1.",
      }),
    );
    expect(again?.id).toBe(made?.id);
    expect(user(opened)?.shippingAddresses).toHaveLength(1);
    expect(user(opened)).toEqual(await onServer(opened));
  });

  it("[FORM-3] [ADDR-8] report the refused fields, by the server or, for an invalid postcode, without a request", async () => {
    const opened = await kit.loggedIn();
    const refused = await refusal(opened.shop.account.createShippingAddress({ ...shipping, street: null, city: " " }));
    expect(refused).toMatchObject({ _tag: "ValidationError" });
    expect(refused?._tag === "ValidationError" && Object.keys(refused.fields).toSorted()).toEqual(["city", "street"]);
    expect(await refusal(opened.shop.account.updateShippingAddress({ ...shipping, postcode: "831" }))).toMatchObject({
      _tag: "ValidationError",
      fields: { postcode: "Nem létező irányítószám!" },
    });
    expect(operations(opened)).not.toContain("updateShippingAddress");
    expect(user(opened)?.shippingAddresses).toEqual([]);
  });

  it("[NET-7] stay unchanged without a network, and the shopper gets a notice", async () => {
    const opened = await kit.loggedIn();
    const made = orThrow(await opened.shop.account.createShippingAddress(shipping));
    opened.network.use(() => offline);
    const removal = opened.shop.account.deleteShippingAddress(made?.id ?? "");
    expect(await refusal(opened.settled(removal))).toMatchObject({ _tag: "NetworkError" });
    expect(user(opened)?.shippingAddresses).toEqual([made]);
    expect(texts(opened)).toEqual([networkText]);
  });

  it("change one after the other, so that a late answer overwrites nothing", async () => {
    const opened = await kit.loggedIn();
    const [first, second] = [
      orThrow(await opened.shop.account.createShippingAddress(shipping)),
      orThrow(await opened.shop.account.createShippingAddress(other)),
    ];
    const departure = Promise.withResolvers<void>();
    opened.network.use(({ variables }) => (variables["id"] === first?.id ? lateRequest(departure.promise) : null));
    const removals = [first, second].map((each) => opened.shop.account.deleteShippingAddress(each?.id ?? ""));
    await opened.rest();
    expect(operations(opened).filter((name) => name === "deleteShippingAddress")).toHaveLength(1);
    departure.resolve();
    await Promise.all(removals);
    expect(user(opened)?.shippingAddresses).toEqual([]);
  });

  it("load the user first if that has not happened yet", async () => {
    const { cookies } = await kit.loggedIn();
    const opened = kit.open({ cookies });
    const made = orThrow(await opened.shop.account.createShippingAddress(shipping));
    await opened.rest();
    expect(user(opened)?.shippingAddresses).toEqual([made]);
  });

  it("[ADDR-11] the delivery dialog starts with the default address for users, and with a postcode for guests", async () => {
    const opened = await kit.loggedIn();
    const { account, delivery, session } = opened.shop;
    expect(delivery.pickerStart()).toBeNull();
    await account.createShippingAddress(shipping);
    const made = orThrow(await account.createShippingAddress({ ...shipping, isDefault: true }));
    const choice = {
      type: "delivery",
      deliveryType: "savedAddress",
      addressId: made?.id ?? "",
      zip: "8315",
      city: "Gyenesdiás",
    } as const;
    expect(delivery.pickerStart()).toEqual(choice);
    await delivery.select(choice);
    await session.logout();
    const postcode = { type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" } as const;
    expect(delivery.pickerStart()).toEqual(postcode);
    opened.cookies.set("delivery_address", JSON.stringify(choice));
    expect(kit.open({ cookies: opened.cookies }).shop.delivery.selection.get()).toEqual(postcode);
  });
});

describe("billing addresses", () => {
  it("[ADDR-8] [SPEC-1] are sent without the shop's own fields, and contain the customer type", async () => {
    const opened = await kit.loggedIn();
    expect(user(opened)?.customerType).toBe("UNKNOWN");
    const made = orThrow(await opened.shop.account.createBillingAddress(billing));
    expect(sent(opened, "createBillingAddress")).toEqual({
      address: {
        name: "Kamra Kft.",
        postcode: 1186,
        city: "Budapest",
        street: "Közdűlő út",
        house_number: "46-50",
        is_company: true,
        vat_number: "12345676-2-41",
        is_default: false,
      },
    });
    expect(user(opened)?.customerType).toBe("B2B");
    const person = orThrow(
      await opened.shop.account.createBillingAddress({ ...billing, isCompany: false, vatNumber: null }),
    );
    await opened.shop.account.setDefaultBillingAddress(person?.id ?? "");
    expect(user(opened)?.customerType).toBe("B2C");
    expect(user(opened)).toEqual(await onServer(opened));
    await opened.shop.account.updateBillingAddress({ ...billing, ...made, name: "Más Kft.", isDefault: true });
    expect(user(opened)).toMatchObject({
      customerType: "B2B",
      billingAddresses: [{ name: "Más Kft." }, { isDefault: false }],
    });
    await opened.shop.account.deleteBillingAddress(person?.id ?? "");
    expect(user(opened)).toEqual(await onServer(opened));
  });

  it("[LAW-5] [FORM-3] of a company need a valid tax number", async () => {
    const opened = await kit.loggedIn();
    const refused = await refusal(opened.shop.account.createBillingAddress({ ...billing, vatNumber: "12345678-2-41" }));
    expect(refused).toMatchObject({ _tag: "ValidationError" });
    expect(refused?._tag === "ValidationError" && Object.keys(refused.fields)).toEqual(["vat_number"]);
    expect(user(opened)?.billingAddresses).toEqual([]);
  });
});

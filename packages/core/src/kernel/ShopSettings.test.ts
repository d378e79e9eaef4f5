import { expect, it } from "vitest";
import { selectionOfCart } from "../cart/rules/selectionOfCart.ts";
import { addressDisplay } from "../delivery/rules/addressDisplay.ts";
import { checkoutPostcode } from "../delivery/rules/checkoutPostcode.ts";
import { newAddress } from "../address/newAddress.ts";
import { pickupAddress } from "../address/pickupAddress.ts";
import { postcodeReadiness } from "../delivery/rules/postcodeReadiness.ts";
import { shippingAddressInput } from "../address/shippingAddressInput.ts";
import { formatPhone } from "../form/formatPhone.ts";
import { nationalPhone } from "../form/nationalPhone.ts";
import { parsePhone } from "../form/parsePhone.ts";
import { phoneFromField } from "../form/phoneFromField.ts";
import { phoneFromInput } from "../form/phoneFromInput.ts";
import { catalogue, createShop, delivery, ownDelivery } from "../index.ts";
import { linkableOrder, paymentMethod, shippingMethod } from "../decoding/examples.test.support.ts";
import { linkableOrderFromWire } from "../cart/graphql/generated/decoders.ts";
import { paymentMethodFromWire } from "../payment/graphql/generated/decoders.ts";
import { billingAddressInput } from "../payment/billingAddressInput.ts";
import { newBillingAddress } from "../payment/newBillingAddress.ts";
import { heldDecimal } from "../product/heldDecimal.ts";
import { avatarColor } from "../text/avatarColor.ts";
import { initials } from "../text/initials.ts";
import { paymentKindOf } from "../payment/paymentKindOf.ts";
import { shippingKindOf } from "../shipping/shippingKindOf.ts";
import { defaultSettings } from "./ShopSettings.ts";

it("[CONST-1] [NAV-3] [NAV-4] the defaults are the rule book's figures", () => {
  expect(defaultSettings).toMatchObject({
    firstRetryMs: 300,
    longestRetryMs: 5_000,
    attempts: 4,
    noticeMs: 5_000,
    cartErrorMs: 10_000,
    errorDialogMs: 10_000,
    dialogCloseMs: 100,
    loadingIndicatorMs: 120,
    redirectResetMs: 2_000,
    analyticsWaitMs: 1_000,
    orderedProductsPageSize: 2_000,
    comboBoxOptions: 250,
    menu: { columns: 3, entriesInColumn: 7, opensAfterMs: 400, closesAfterMs: 500 },
    screens: { mobile: 639, tablet: 1024 },
    stickyHeader: { mobile: { stickBeyond: 100, releaseBelow: 10 }, other: { stickBeyond: 200, releaseBelow: 80 } },
    avatarColors: 13,
    initialsLength: 2,
    tokenCookieSeconds: 31_536_000,
    purchaseLimits: {},
    postcodeLength: 4,
    postcodeCharacters: "number",
    callingCode: "36",
    brand: "Kamra",
    slotExpiringMs: 180_000,
  });
});

it("[CONST-1] [COOKIE-1] cookies have the documented names, and last a year, the cart's ninety days", () => {
  const year = 31_536_000;
  expect(defaultSettings).toMatchObject({
    tokenCookie: "token",
    sortCookie: "sort_order",
    sortCookieSeconds: year,
    allergenCookie: "avoided_allergens",
    allergenCookieSeconds: year,
    cartCookie: "cart_id",
    cartCookieSeconds: 7_776_000,
    cartPanelCookie: "cart_opened",
    consentCookie: "analytics_consent",
    consentCookieSeconds: year,
    deliveryCookie: "delivery_address",
    deliveryCookieSeconds: year,
  });
});

it("[CONST-1] values shared with the server match the specification", () => {
  expect(["118", "1186", "11861"].map((text) => postcodeReadiness(text))).toEqual([
    "incomplete",
    "complete",
    "incomplete",
  ]);
  expect(pickupAddress).toMatchObject({ postcode: "1186", city: "Budapest" });
  expect(["1", "2", "3", "4"].map((id) => shippingKindOf(id, defaultSettings))).toEqual([
    "courier",
    "postal",
    "postPoint",
    "pickup",
  ]);
  expect(["1", "2", "3", "4", "5"].map((id) => paymentKindOf(id, defaultSettings))).toEqual([
    "bankTransfer",
    "cashOnDelivery",
    "simple",
    "borgun",
    "savedCard",
  ]);
  expect(phoneFromInput("201234567", { value: "" })).toBe("36201234567");
  expect(heldDecimal(1.234565)).toBe(123_457);
});

it("[CONST-1] shipping and payment methods are recognized by the shop's own ids", async () => {
  const settings = {
    shippingMethodIds: { courier: "C", postal: "1", postPoint: "P", pickup: "F" },
    paymentMethodIds: { cashOnDelivery: "CASH" },
  };
  const shippingMethods = ["C", "1", "2"].map((id) => ({ ...shippingMethod.wire, id }));
  const shop = createShop({
    capabilities: [delivery],
    endpoint: "/graphql",
    fetch: () => Promise.resolve(Response.json({ data: { shippingMethods } })),
    settings,
  });
  await shop.delivery.select({ type: "personal" });
  expect(shop.delivery.methods.get()?.map(({ kind }) => kind)).toEqual(["courier", "postal", null]);
  shop.dispose();

  const read = { left: [], ids: settings };
  expect(paymentMethodFromWire({ ...paymentMethod.wire, id: "CASH" }, read)).toMatchObject({ kind: "cashOnDelivery" });
  const { shipping_method: linked } = linkableOrder.wire;
  const order = { ...linkableOrder.wire, shipping_method: Object.assign({}, linked, { id: "F" }) };
  expect(linkableOrderFromWire(order, read)).toMatchObject({ shippingMethod: { kind: "pickup" } });
});

it("[CONST-1] [ADDR-6] postcodes have the configured number of digits", async () => {
  const length = { postcodeLength: 5 };
  expect(["1186", "10115", "01067"].map((text) => postcodeReadiness(text, length))).toEqual([
    "incomplete",
    "complete",
    "unknown",
  ]);
  const berlin = { type: "delivery", deliveryType: "postcode", zip: "10115", city: "Berlin" } as const;
  expect(checkoutPostcode(berlin)).toBeNull();
  expect(checkoutPostcode(berlin, length)).toBe("10115");
  const linkedOrder = {
    shippingMethod: { kind: "courier" },
    shippingAddress: { postcode: "10115", city: "Berlin" },
  } as const;
  expect(selectionOfCart(null, { linkedOrder, savedAddresses: [], ...length })).toEqual(berlin);
  const address = { ...newAddress, postcode: "10115", city: "Berlin" };
  expect(() => shippingAddressInput(address)).toThrow(RangeError);
  expect(shippingAddressInput(address, length)).toMatchObject({ postcode: 10_115 });
  expect(billingAddressInput({ ...newBillingAddress, postcode: "10115" }, length)).toMatchObject({ postcode: 10_115 });

  const asked: unknown[] = [];
  const fetch = (_to: unknown, init?: RequestInit) => {
    asked.push(init?.body);
    return Promise.resolve(Response.json({ data: { postcodes: [{ postcode: 10_115, city: "Berlin" }] } }));
  };
  const shop = createShop({ capabilities: [delivery], endpoint: "/graphql", fetch, settings: length });
  expect(await shop.delivery.lookUpPostcode("1186")).toEqual({ status: "incomplete" });
  expect(await shop.delivery.lookUpPostcode("10115")).toMatchObject({ status: "found" });
  expect(asked).toHaveLength(1);
  shop.dispose();
});

it("[CONST-1] [ADDR-6] a backend of a country with other postcodes gets them as they are written", async () => {
  const form = { postcodeLength: 5, postcodeCharacters: "digits" } as const;
  const dresden = { postcode: "01067", city: "Dresden" };
  const asked: string[] = [];
  const shop = createShop({
    capabilities: [
      ownDelivery({
        shippingMethods: ({ postcode }) => {
          asked.push(`methods of ${postcode}`);
          return Promise.resolve([]);
        },
        postcodes: (postcode) => {
          asked.push(postcode);
          return Promise.resolve([dresden]);
        },
      }),
    ],
    settings: form,
    log: () => undefined,
  });
  expect(await shop.delivery.lookUpPostcode("01067")).toEqual({ status: "found", places: [dresden] });
  await shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "01067", city: "Dresden" });
  expect(asked).toEqual(["01067", "methods of 01067"]);
  shop.dispose();
});

it.each(["digits", "letters"] as const)(
  "[CONST-1] the contract, whose postcodes are numbers, refuses %s",
  (postcodeCharacters) => {
    expect(() =>
      createShop({
        capabilities: [delivery],
        endpoint: "https://shop.test/graphql",
        settings: { postcodeCharacters },
      }),
    ).toThrow("own backends");
  },
);

it.each(["39", "7", "225", "", "+36", "036"])(
  "[CONST-1] [FORM-2] a shop refuses the calling code %j",
  (callingCode) => {
    expect(() => createShop({ capabilities: [], settings: { callingCode } })).toThrow("callingCode");
  },
);

it("[CONST-1] [FORM-2] telephone numbers use the configured country code", () => {
  const { callingCode } = { ...defaultSettings, callingCode: "40" };
  expect(
    ["+40 722 123 456", "+36 20 123 4567", "40722123456"].map((text) => parsePhone(text, { callingCode })),
  ).toEqual(["40722123456", null, "40722123456"]);
  expect(phoneFromInput("722123456", { value: "", callingCode })).toBe("40722123456");
  expect(phoneFromField("0040 722/123-456", { value: "", callingCode })).toBe("40722123456");
  expect(phoneFromField("+36 20 123 4567", { value: "40722123456", callingCode })).toBe("40722123456");
  expect(nationalPhone("40722123456", { callingCode })).toBe("72 212 3456");
  expect(formatPhone("40722123456", { callingCode })).toBe("+40 72 212 3456");
});

it.each([
  ["31", "06 12345678", "31612345678"],
  ["49", "0151 23456789", "4915123456789"],
  ["44", "07911 123456", "447911123456"],
  ["31", "0313 123456", "31313123456"],
  ["31", "+31 313 123456", "31313123456"],
  ["49", "+49 (0)30 123456", "4930123456"],
])("[CONST-1] [FORM-2] with the code %s, %j is stored as %s", (callingCode, typed, stored) => {
  expect(parsePhone(typed, { callingCode })).toBe(stored);
  expect(phoneFromField(stored, { value: "", callingCode })).toBe(stored);
});

it("[CONST-1] the pickup place is the configured one", async () => {
  const pickup = { ...pickupAddress, postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "1" };
  const selection = { type: "personal" } as const;
  expect(checkoutPostcode(selection, { pickup })).toBe("6720");
  expect(addressDisplay(selection, { view: "AppBar", pickup }).address).toBe("Személyes átvétel (6720 Szeged)");
  const linkedOrder = { shippingMethod: { kind: "courier" }, shippingAddress: pickup } as const;
  expect(selectionOfCart(selection, { linkedOrder, savedAddresses: [], pickup })).toBe(selection);

  const asked: unknown[] = [];
  const shop = createShop({
    capabilities: [catalogue, delivery],
    endpoint: "/graphql",
    fetch: (_to, init) => {
      asked.push(init?.body);
      return Promise.reject(new TypeError("Failed to fetch"));
    },
    settings: { pickupAddress: pickup, attempts: 1 },
    log: () => undefined,
  });
  await shop.delivery.select(selection);
  expect(asked).toContainEqual(expect.stringContaining('"postcode":6720'));
  shop.dispose();
});

it("[CONST-1] avatars use the settings when no options are given", () => {
  const { avatarColors: colors, initialsLength: length } = defaultSettings;
  const names = ["Kovács Anna Mária", "Nagy Béla", "Őszi Éva Zsófia"];
  for (const name of names) {
    expect(avatarColor(name)).toBe(avatarColor(name, { colors }));
    expect(initials(name)).toBe(initials(name, { length }));
  }
});

it.each([1, 3])("[CONST-1] a shop's own setting overrides the default: %d attempts", async (attempts) => {
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  const settings = { attempts, firstRetryMs: 1, longestRetryMs: 1 };
  const shop = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch, settings });
  await expect(shop.catalogue.footerBlocks()).rejects.toMatchObject({ _tag: "NetworkError" });
  expect(asked).toBe(attempts);
  shop.dispose();
});

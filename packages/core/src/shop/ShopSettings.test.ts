import { expect, it } from "vitest";
import { selectionOfCart } from "../cart/selectionOfCart.ts";
import { addressDisplay } from "../delivery/addressDisplay.ts";
import { checkoutPostcode } from "../delivery/checkoutPostcode.ts";
import { pickupAddress } from "../delivery/pickupAddress.ts";
import { postcodeReadiness } from "../delivery/postcodeReadiness.ts";
import { shippingMethodIds } from "../delivery/shippingKindOf.ts";
import { phoneFromInput } from "../form/phoneFromInput.ts";
import { catalogue, createShop, delivery } from "../index.ts";
import { heldDecimal } from "../product/heldDecimal.ts";
import { avatarColor } from "../text/avatarColor.ts";
import { initials } from "../text/initials.ts";
import { defaultSettings } from "./ShopSettings.ts";

it("[CONST-1] [NAV-3] [NAV-4] has the rule book's figures as defaults", () => {
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
    stickyHeader: { mobile: { sticksBeyond: 100, letsGoBelow: 10 }, other: { sticksBeyond: 200, letsGoBelow: 80 } },
    avatarColors: 13,
    initialsLength: 2,
    tokenCookieSeconds: 31_536_000,
    purchaseLimits: {},
  });
});

it("[CONST-1] what shop and server agree on is as the specification says", () => {
  expect(["118", "1186", "11861"].map(postcodeReadiness)).toEqual(["incomplete", "complete", "incomplete"]);
  expect(pickupAddress).toMatchObject({ postcode: "1186", city: "Budapest" });
  expect(shippingMethodIds).toEqual({ courier: "1", postal: "2", postPoint: "3", pickup: "4" });
  expect(phoneFromInput("201234567", { value: "" })).toBe("36201234567");
  expect(heldDecimal(1.234565)).toBe(123_457);
});

it("[CONST-1] goods are fetched where the shop's settings say", async () => {
  const pickup = { ...pickupAddress, postcode: "6720", city: "Szeged", street: "Kárász utca", houseNumber: "1" };
  const selection = { type: "personal" } as const;
  expect(checkoutPostcode(selection, { pickup })).toBe(6720);
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
  await shop.delivery.select(selection).catch(() => undefined);
  expect(asked).toContainEqual(expect.stringContaining('"postcode":6720'));
  shop.dispose();
});

it("[CONST-1] avatars are made by the settings' figures where none is given", () => {
  const { avatarColors: colors, initialsLength: length } = defaultSettings;
  const names = ["Kovács Anna Mária", "Nagy Béla", "Őszi Éva Zsófia"];
  for (const name of names) {
    expect(avatarColor(name)).toBe(avatarColor(name, { colors }));
    expect(initials(name)).toBe(initials(name, { length }));
  }
});

it.each([1, 3])("[CONST-1] a shop's own figure stands in for a default: %d attempts", async (attempts) => {
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

import { orThrow } from "@kamra/core";
import { randomBytes } from "node:crypto";
import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { checkoutFlows, checkoutPaths } from "@kamra/core/checkout";
import type { DeliverySelection } from "@kamra/core/delivery";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTestShop, startBackend, type TestShop } from "../backend/index.ts";
import { billingAddress, contactPerson, home, now, password, shippingAddress } from "./checkout.test.kit.ts";
import { pairwise } from "./pairwise.test.support.ts";

const methods = { courier: "1", postal: "2", postPoint: "3", pickup: "4" } as const;
const payments = { bankTransfer: "1", cash: "2", simple: "3", borgun: "4", savedCard: "5" } as const;
const shoppers = ["guest", "user", "express", "linked"] as const;
/** The courier comes to the first alone. */
const places = { city: home, village: { ...home, zip: "8315", city: "Gyenesdiás" } } as const;

interface Variant {
  readonly place: keyof typeof places;
  readonly method: keyof typeof methods;
  readonly payment: keyof typeof payments;
  readonly shopper: (typeof shoppers)[number];
}

/**
 * The possible combinations: the courier comes to one place, and who fetches the goods names none; guests have neither cards nor bank transfer, users with pickup skip steps, and post points
 * take no cash.
 */
const isPossible = ({ place, method, payment, shopper }: Variant) =>
  !(place === "village" && (method === "courier" || method === "pickup")) &&
  !(shopper === "guest" && (payment === "bankTransfer" || payment === "savedCard")) &&
  !(shopper === "user" && method === "pickup") &&
  !(method === "postPoint" && payment === "cash");

const all = Object.keys(places).flatMap((place) =>
  Object.keys(methods).flatMap((method) =>
    Object.keys(payments).flatMap((payment) => shoppers.map((shopper) => ({ place, method, payment, shopper }))),
  ),
);
const isVariant = (each: (typeof all)[number]): each is Variant =>
  Object.hasOwn(places, each.place) && Object.hasOwn(methods, each.method) && Object.hasOwn(payments, each.payment);
const possible = all.filter(isVariant).filter(isPossible);
const variants = inject("isFull") ? possible : pairwise(possible);

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now, isDevelopment: true });
  const { db } = backend.database;
  // The seed disables some methods.
  await db.updateTable("shipping_methods").set({ is_active: true }).execute();
  await db.updateTable("payment_methods").set({ is_active: true }).execute();
});
afterAll(() => backend.close());

async function addMilk({ shop }: Pick<TestShop, "shop">): Promise<void> {
  const [milk] = await shop.catalogue.productsById([String(ids.milk)]);
  await shop.cart.setQuantity(milk ?? expect.fail(), { quantity: 1, quantityType: "default" });
}

const addressAt = (place: Variant["place"]) => ({
  ...shippingAddress,
  postcode: places[place].zip,
  city: places[place].city,
});

/** A user with an address of each kind, and a card. */
async function enter({ shop }: Pick<TestShop, "shop">, { place, shopper }: Variant): Promise<void> {
  const { db } = backend.database;
  const email = `${randomBytes(6).toString("hex")}@pelda.hu`;
  await shop.session.register({ email, password, name: contactPerson.name });
  const { dialog } = shop.dialogs.open.get() ?? {};
  if (dialog !== undefined) shop.dialogs.answer(dialog, null);
  // A user with a saved address at the postcode takes the express checkout.
  if (shopper !== "user") orThrow(await shop.account.createShippingAddress(addressAt(place)));
  await shop.account.createBillingAddress(billingAddress);
  const id = shop.session.state.get().user?.id ?? expect.fail("Nobody is logged in");
  await db
    .updateTable("user_billing_addresses")
    .set({ bank_transfer_enabled: true })
    .where("user_id", "=", id)
    .execute();
  const card = { card_title: "Bankkártyám", card_type: "VISA", card_pan: "0104", card_exp: "10/31", is_default: true };
  const cardId = randomBytes(16).toString("base64url");
  const reference = randomBytes(6).toString("hex").toUpperCase();
  await db
    .insertInto("saved_credit_cards")
    .values({
      ...card,
      id: cardId,
      user_id: id,
      created_at: now.toISOString(),
      provider: "simplePay",
      token: `1.${reference}`,
    })
    .execute();
  await shop.session.refresh();
  await shop.delivery.refreshMethods();
}

async function choose({ shop }: Pick<TestShop, "shop">, { place, method, payment, shopper }: Variant): Promise<void> {
  const saved = shop.session.state.get().user?.shippingAddresses[0];
  const byAddress: DeliverySelection =
    shopper === "express" && saved !== undefined
      ? { ...places[place], deliveryType: "savedAddress", addressId: saved.id }
      : places[place];
  await shop.delivery.select(method === "pickup" ? { type: "personal" } : byAddress);
  const isTyped = method !== "pickup" && shopper !== "express";
  await shop.delivery.refreshMethods();
  await shop.checkout.update({
    shippingMethodId: methods[method],
    contactPerson,
    ...(isTyped && { shippingAddress: addressAt(place) }),
    ...(shopper === "guest" && { billingAddress }),
  });
  await shop.checkout.refresh();
  if (method === "courier") {
    // The seed has only a few places.
    await backend.database.db.deleteFrom("time_slot_places").execute();
    const slots = (shop.checkout.timeSlots.get().days ?? []).flatMap((day) => day.slots);
    await shop.checkout.chooseTimeSlot(slots.find(({ refusals }) => refusals.length === 0)?.id ?? null);
  }
  if (method === "postPoint") {
    const [postPoint = null] = await shop.checkout.findPostPoints({});
    await shop.checkout.update({ postPoint });
  }
  await shop.checkout.update({ paymentMethodId: payments[payment] });
}

/** An order that is under way, for the next one to travel with. */
async function linkToEarlier(opened: TestShop, { place, method }: Variant): Promise<void> {
  const { shop, settled } = opened;
  const payment = method === "postPoint" ? "bankTransfer" : "cash";
  await choose(opened, { place, method, payment, shopper: "express" });
  const placing = await settled(shop.checkout.place());
  if (placing?.phase !== "placed") throw new Error(`There is nothing to link to: ${JSON.stringify(placing)}`);
  await addMilk(opened);
  await shop.checkout.refresh();
  await shop.checkout.linkTo(placing.order.id);
}

describe("a checkout", () => {
  it.each(variants)(
    "[CHK-1] [CHK-2] [PAY-1] [SEAM-2] to the $place by $method, paid by $payment, of a shopper who is $shopper, is ordered for what was shown",
    async (variant) => {
      const { place, method, payment, shopper } = variant;
      const opened = openTestShop({ fetch: backend.fetch, now });
      const { shop, settled } = opened;
      await shop.delivery.select(method === "pickup" ? { type: "personal" } : places[place]);
      await shop.cart.refresh();
      if (shopper !== "guest") await enter(opened, variant);
      await addMilk(opened);
      await shop.checkout.refresh();
      if (shopper === "linked") {
        await linkToEarlier(opened, variant);
        await shop.checkout.update({ contactPerson, paymentMethodId: payments[payment] });
      } else await choose(opened, variant);

      const flow =
        shopper === "linked" || shopper === "express" || (shopper === "user" && method === "pickup")
          ? "express"
          : "normal";
      expect(shop.checkout.view.get().checkout.flow).toBe(flow);
      for (const step of checkoutFlows[flow]) {
        expect(shop.checkout.guard(checkoutPaths[step])).toEqual({ allowed: true });
        expect(orThrow(await shop.checkout.leave(step))).toEqual([]);
      }
      const { totals: amounts } = shop.cart.state.get();
      const placing = await settled(shop.checkout.place());
      expect(placing).toMatchObject({
        phase: "placed",
        order: { shippingMethod: { id: methods[method] }, paymentMethod: { id: payments[payment] }, amounts },
      });
      expect(placing?.phase === "placed" && placing.order.linkedOrderId !== null).toBe(shopper === "linked");
    },
  );
});

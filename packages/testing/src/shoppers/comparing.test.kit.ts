import { isDeepStrictEqual } from "node:util";
import { defaultSettings } from "@kamra/core";
import type { Cart } from "@kamra/core/cart";
import type { DeliverySelection } from "@kamra/core/delivery";
import { expect } from "vitest";
import { openTestShop, type TestShop } from "../backend/index.ts";
import { keptChanges } from "../cart/browser.test.kit.ts";
import { addressKey } from "./forms.test.model.ts";
import type { Lines } from "./goods.test.model.ts";
import { comparePurchase } from "./purchases.test.kit.ts";
import type { Shopper } from "./shopper.test.kit.ts";
import type { Stage } from "./stage.test.kit.ts";
import { atRest, noChoices, personal, type Seen, seenOf, type Selection, type World } from "./world.test.model.ts";

/** The cart's lines as the model has them. */
export const linesIn = (cart: Cart | null): Lines =>
  Object.fromEntries(
    (cart?.lines ?? []).map(({ product, quantity, quantityType }) => [
      product.id,
      { hundredths: Math.round(quantity * 100), inPieces: quantityType === "alternative" },
    ]),
  );

const choicesIn = (cart: Cart): Seen["choices"] => ({
  contact: cart.contactPerson?.email ?? null,
  billing: cart.billingAddress?.name ?? null,
  shippingMethod: cart.shippingMethod?.id ?? null,
  paymentMethod: cart.paymentMethod?.id ?? null,
  linkedOrder: cart.linkedOrder?.id ?? null,
  timeSlot: cart.timeSlot?.id ?? null,
  address: cart.shippingAddress && addressKey(cart.shippingAddress),
  coupon: cart.couponCode,
  postPoint: cart.postPoint?.id ?? null,
  savedCard: cart.savedCardId,
  ageConfirmed: cart.ageConfirmed,
});

const selectionIn = (selection: DeliverySelection | null): Selection | null => {
  if (selection?.type !== "delivery") return selection && personal;
  return { zip: selection.zip, isSaved: selection.deliveryType === "savedAddress" };
};

interface Compared {
  readonly shopper: Shopper;
  readonly worlds: ReadonlyArray<World>;
}

/** The view of a tab, in the model's terms. */
export function shownIn({ shop }: Pick<TestShop, "shop">) {
  const { cart } = shop.cart.state.get();
  return {
    isLoggedIn: shop.session.state.get().isLoggedIn,
    selection: selectionIn(shop.delivery.selection.get()),
    lines: linesIn(cart),
    substitutions: Object.fromEntries(
      (cart?.lines ?? []).map(({ product, substitution }) => [product.id, substitution]),
    ),
    choices: cart === null ? noChoices : choicesIn(cart),
    total: cart?.totalPrice ?? 0,
    discounted: cart?.discountPrice ?? null,
  };
}

/**
 * Pending changes are the same in both tabs, once they have exchanged messages and loaded the cart. Only a page that
 * could load the shipping methods knows the delivery price, not one opened without a network.
 */
export function compareTabs({ tabs }: Shopper): void {
  if (!tabs.every(({ shop }) => shop.cart.state.get().isKnown)) return;
  const knowMethods = tabs.every(({ shop }) => shop.delivery.methods.get() !== null);
  const [one, other] = tabs.map((tab) => {
    const { pending, isEstimate, isWaiting, totals } = tab.shop.cart.state.get();
    return { ...shownIn(tab), pending, isEstimate, isWaiting, totals: knowMethods ? totals : null };
  });
  expect(other).toEqual(one);
}

/** The cart as a page that is opened now finds it. */
async function onServer(stage: Stage, { kept: { cookies } }: Shopper): Promise<Cart | null> {
  const fresh = openTestShop({ fetch: stage.backend.fetch, now: stage.now(), cookies });
  await fresh.shop.cart.refresh();
  const { cart } = fresh.shop.cart.state.get();
  fresh.shop.dispose();
  return cart;
}

async function isRegistered({ backend: { database } }: Stage, { credentials: { email } }: Shopper): Promise<boolean> {
  return (await database.db.selectFrom("users").where("email", "=", email).select("id").execute()).length === 1;
}

/** The possible worlds that match the database, which knows of accounts that the shopper does not know of. */
async function possibleNow(
  worlds: ReadonlyArray<World>,
  stage: Stage,
  shopper: Shopper,
): Promise<ReadonlyArray<World>> {
  const possible = atRest(worlds, stage.now().getTime());
  if (possible.every((world) => world.hasAccount === possible[0]?.hasAccount)) return possible;
  const hasAccount = await isRegistered(stage, shopper);
  return possible.filter((world) => world.hasAccount === hasAccount);
}

const isFirst = (world: World, index: number, worlds: ReadonlyArray<World>) =>
  worlds.findIndex((other) => isDeepStrictEqual(world, other)) === index;

/** Once idle: both tabs show the same possible world, and nothing is pending. Returns the worlds that remain. */
export async function compare(stage: Stage, { shopper, worlds }: Compared): Promise<ReadonlyArray<World>> {
  await shopper.calm();
  const isIn = shopper.kept.cookies.get(defaultSettings.tokenCookie) !== null;
  for (const tab of shopper.tabs) {
    const state = tab.shop.cart.state.get();
    expect(state).toMatchObject({
      isFetching: false,
      isEstimate: false,
      pending: {},
      failure: null,
      disagreements: [],
    });
    expect(state.cart).toEqual(shopper.tabs[0].shop.cart.state.get().cart);
    expect(tab.shop.session.state.get()).toMatchObject({
      isLoggedIn: isIn,
      user: isIn ? { email: shopper.credentials.email } : null,
    });
    expect(shownIn(tab)).toEqual(shownIn(shopper.tabs[0]));
  }
  expect(await keptChanges(shopper.kept.indexedDB)).toEqual([]);
  expect(shopper.kept.storage.getItem("kamra.order")).toBeNull();

  const shown = shownIn(shopper.tabs[0]);
  const expected = await possibleNow(worlds, stage, shopper);
  const possible = expected.filter((world) => isDeepStrictEqual(shown, seenOf(world)));
  // All expectations, so that a failure shows the difference.
  if (possible.length === 0) expect([shown]).toEqual(expected.map(seenOf));
  return possible.filter(isFirst);
}

/** Both tabs agree, and so does the server. */
export async function compareWithServer(stage: Stage, compared: Compared): Promise<void> {
  const { shopper } = compared;
  shopper.shake();
  await compare(stage, compared);
  for (const known of shopper.purchases.values()) await comparePurchase(known, shopper.tabs[0]);
  expect(shopper.tabs[0].shop.cart.state.get().cart).toEqual(await onServer(stage, shopper));
}

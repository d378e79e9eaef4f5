import { cartWeight } from "@kamra/core/cart";
import { deliveryTexts, timeSlotRefusals } from "@kamra/core/delivery";
import { grams } from "@kamra/core/product";
import type { Kysely, Updateable } from "kysely";
import { couponCode } from "../coupon/applyCoupon.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { holdTimeSlot } from "../delivery/holdTimeSlot.ts";
import type { ResolversParentTypes, UpdateCartInput } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { toRowId } from "../product/toRowId.ts";
import { billingAddressOf } from "./billingAddressOf.ts";
import { checkCartId, invalidCartId } from "./cartId.ts";
import type { CartTable } from "./CartTables.ts";
import { contactOf } from "./contactOf.ts";
import { holdCart } from "./holdCart.ts";
import { priceCart } from "./priceCart.ts";
import type { PricedCart } from "./PricedCart.ts";
import { showCart } from "./readCart.ts";
import { setLines } from "./setLines.ts";
import { shippingAddressOf } from "./shippingAddressOf.ts";
import { cartTexts } from "./text.hu.ts";

/** Whole forint. Far above any household's cart, and low enough that every total fits GraphQL's Int whatever prices do. */
const greatestTotal = 1_000_000_000;

const noContact = { contact_name: null, contact_email: null, contact_telephone: null };

/** What the input names of the cart's own columns. */
function choicesOf({ products, coupon_code, shipping_method, contact_data }: UpdateCartInput): Updateable<CartTable> {
  const isEmptied = products !== undefined && !products?.length;
  return {
    ...(isEmptied && { coupon_code: null }),
    ...(coupon_code !== undefined && { coupon_code: coupon_code === null ? null : couponCode(coupon_code) }),
    ...(shipping_method !== undefined && { shipping_method_id: shipping_method === null ? null : toRowId(shipping_method) }),
    ...(contact_data !== undefined && (contact_data === null ? noContact : contactOf(contact_data))),
  };
}

interface Target {
  readonly db: Kysely<DatabaseSchema>;
  readonly cartId: string;
}

async function setProducts(products: UpdateCartInput["products"], { db, cartId }: Target): Promise<void> {
  if (products?.length) await setLines(products, { db, cartId });
  else if (products !== undefined) await db.deleteFrom("cart_products").where("cart_id", "=", cartId).execute();
}

async function setAddresses({ shipping_address, billing_address }: UpdateCartInput, { db, cartId }: Target): Promise<void> {
  if (shipping_address !== undefined) {
    await db.deleteFrom("cart_shipping_addresses").where("cart_id", "=", cartId).execute();
    if (shipping_address) await db.insertInto("cart_shipping_addresses").values({ cart_id: cartId, ...shippingAddressOf(shipping_address) }).execute();
  }
  if (billing_address !== undefined) {
    await db.deleteFrom("cart_billing_addresses").where("cart_id", "=", cartId).execute();
    if (billing_address) await db.insertInto("cart_billing_addresses").values({ cart_id: cartId, ...billingAddressOf(billing_address) }).execute();
  }
}

async function setTimeSlot(wanted: UpdateCartInput["timetable_time_slot"], { db, cartId, now }: Target & { readonly now: Date }): Promise<void> {
  if (wanted === undefined) return;
  const slotId = wanted === null ? null : toRowId(wanted);
  const isNone = wanted !== null && slotId === null;
  const refusal = isNone ? "inactive" : await holdTimeSlot(db, { cartId, slotId, now });
  if (refusal !== null) refuseInvalid({ timetable_time_slot: [deliveryTexts.timeSlotRefusals[refusal]] });
}

function timeSlotProblems({ cart, shown, now }: Outcome): string[] {
  const slot = shown.timetable_time_slot;
  if (!slot) return [deliveryTexts.timeSlotRefusals.inactive];
  const weight = cartWeight(cart.lines.map(({ quantities, quantity }) => ({ product: quantities, quantity })));
  const terms = { status: slot.status, visibleUntil: slot.visible_until, weightLimit: grams(slot.weight_limit) };
  return timeSlotRefusals(terms, { cartWeight: weight, now }).map((refusal) => deliveryTexts.timeSlotRefusals[refusal]);
}

interface Outcome {
  readonly cart: PricedCart;
  readonly shown: ResolversParentTypes["Cart"];
  readonly now: Date;
}

/** Errors: Refusal VALIDATION_FAILED for what the input has made of the cart and it cannot be. */
function refuseUnlessValid({ coupon_code, shipping_method, timetable_time_slot }: UpdateCartInput, outcome: Outcome): void {
  const { cart, shown } = outcome;
  const slotProblems = timetable_time_slot ? timeSlotProblems(outcome) : [];
  refuseInvalid({
    ...(cart.total > greatestTotal && { products: [cartTexts.tooExpensive] }),
    ...(coupon_code && cart.coupon !== null && "problem" in cart.coupon && { coupon_code: [cart.coupon.problem] }),
    ...(shipping_method && shown.shipping_method === null && { shipping_method: [cartTexts.shippingMethod] }),
    ...(slotProblems.length > 0 && { timetable_time_slot: slotProblems }),
  });
}

/**
 * Changes of a cart what the input names, all of it or nothing, and answers the cart after it. Updates of one cart take
 * turns.
 *
 * Errors: Refusal INVALID_CART_ID, CART_CHANGED, VALIDATION_FAILED by field, PRODUCT_NOT_FOUND, DISCOUNT_CATEGORY.
 *
 * @rule CART-12, CART-17
 */
export async function updateCart(input: UpdateCartInput, { db, now, user }: Pick<Context, "db" | "now" | "user">): Promise<ResolversParentTypes["Cart"]> {
  const cartId = checkCartId(input.id);
  return await db.transaction().execute(async (transaction) => {
    const context = { db: transaction, now, user };
    const target = { db: transaction, cartId };
    const { coupon_code } = await holdCart(context, { id: cartId, revision: input.revision ?? null, choices: choicesOf(input) });
    const couponAtStake = coupon_code !== null && input.coupon_code === undefined && input.products !== undefined;
    const before = couponAtStake ? await priceCart(cartId, context) : null;
    await setProducts(input.products, target);
    await setAddresses(input, target);
    await setTimeSlot(input.timetable_time_slot, { ...target, now });

    const cart = await priceCart(cartId, context);
    if (cart === null) throw invalidCartId();
    if (before !== null && before.discounted !== null && cart.discounted === null) {
      throw new Refusal("DISCOUNT_CATEGORY", { message: "The coupon would not hold without these products" });
    }
    const shown = await showCart(cart, context);
    refuseUnlessValid(input, { cart, shown, now });
    return shown;
  });
}

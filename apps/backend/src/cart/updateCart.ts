import { deliveryTexts, timeSlotRefusals } from "@kamra/core/delivery";
import { grams } from "@kamra/core/product";
import type { Selectable, Updateable } from "kysely";
import { CouponRefused } from "../coupon/CouponRefused.ts";
import { limitMisses } from "../coupon/limitMisses.ts";
import type { CartTable } from "../database/tables/CartTables.ts";
import { toRowId } from "../database/toRowId.ts";
import { holdTimeSlot } from "../delivery/holdTimeSlot.ts";
import type { UpdateCartInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { paymentTexts } from "../payment/text.hu.ts";
import { countedBy } from "../session/countedBy.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { PricedCart } from "./PricedCart.ts";
import { checkCartId, invalidCartId } from "./cartId.ts";
import { columnsOf } from "./columnsOf.ts";
import { priceCart } from "./priceCart.ts";
import { readCart, showCart } from "./readCart.ts";
import { setAddresses } from "./setAddresses.ts";
import { setLines } from "./setLines.ts";
import { cartTexts } from "./text.hu.ts";

/** Whole forint. High enough for any household, and low enough for totals to fit GraphQL's Int. */
const greatestTotal = 1_000_000_000;

/** The cart after an update. */
interface Outcome {
  readonly cart: PricedCart;
  readonly shown: ResolversParentTypes["Cart"];
  readonly now: Date;
}

function timeSlotProblems({ cart, shown, now }: Outcome): string[] {
  const slot = shown.timetable_time_slot;
  if (!slot) return [deliveryTexts.timeSlotRefusals.inactive];
  const terms = { status: slot.status, visibleUntil: slot.visible_until, weightLimit: grams(slot.weight_limit) };
  return timeSlotRefusals(terms, { cartWeight: cart.weight, now }).map(
    (refusal) => deliveryTexts.timeSlotRefusals[refusal],
  );
}

const isNamed = (id: string | null | undefined): id is string => typeof id === "string";

/** Errors: Refusal VALIDATION_FAILED, by field, when the updated cart breaks a rule. */
function refuseUnlessValid(input: UpdateCartInput, outcome: Outcome): void {
  const { linked_order_id, shipping_method, payment_method, payment_method_data, post_point, timetable_time_slot } =
    input;
  const { cart, shown } = outcome;
  const slotProblems = isNamed(timetable_time_slot) ? timeSlotProblems(outcome) : [];
  refuseInvalid({
    ...(cart.total > greatestTotal && { products: [cartTexts.tooExpensive] }),
    ...(isNamed(linked_order_id) && cart.linked === null && { linked_order_id: [cartTexts.notLinkable] }),
    ...(isNamed(shipping_method) && !shown.shipping_method && { shipping_method: [cartTexts.shippingMethod] }),
    ...(isNamed(payment_method) &&
      !shown.payment_method?.is_available && { payment_method: [paymentTexts.notAvailable] }),
    ...(isNamed(payment_method_data?.user_saved_credit_card_id) &&
      !shown.payment_method_data && { "payment_method_data.user_saved_credit_card_id": [paymentTexts.unknownCard] }),
    ...(isNamed(post_point) && !shown.post_point && { post_point: [cartTexts.postPoint] }),
    ...(slotProblems.length > 0 && { timetable_time_slot: slotProblems }),
  });
}

interface Hold {
  readonly id: string;
  /** The revision that the client saw; without one there is no comparison. */
  readonly revision: number | null;
  readonly columns: Updateable<CartTable>;
}

/**
 * Begins an update of a cart: locks it until the transaction ends, and sets the given columns.
 *
 * Errors: Refusal INVALID_CART_ID, also for another user's cart and for an ordered one; CART_CHANGED when the cart has
 * another revision.
 */
async function holdCart(
  { db, now, user }: Pick<Context, "db" | "now" | "user">,
  { id, revision, columns }: Hold,
): Promise<Pick<Selectable<CartTable>, "coupon_code">> {
  const held = await db
    .updateTable("carts")
    .set((eb) => ({ ...columns, updated_at: now.toISOString(), revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .where("ordered_at", "is", null)
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", user?.id ?? null)]))
    .returning(["revision", "coupon_code"])
    .executeTakeFirst();
  if (held === undefined) throw invalidCartId();
  if (revision !== null && held.revision !== revision + 1) {
    throw new Refusal("CART_CHANGED", { message: `The cart has revision ${held.revision - 1}, not ${revision}` });
  }
  return held;
}

interface Target extends Pick<Context, "db" | "now" | "user" | "network" | "limits" | "device" | "settings"> {
  readonly cartId: string;
}

async function setProducts(products: UpdateCartInput["products"], target: Target): Promise<void> {
  const { db, cartId } = target;
  if (products?.length) await setLines(products, target);
  else if (products !== undefined) await db.deleteFrom("cart_products").where("cart_id", "=", cartId).execute();
}

async function setTimeSlot(wanted: UpdateCartInput["timetable_time_slot"], target: Target): Promise<void> {
  const { db, now, cartId } = target;
  if (wanted === undefined) return;
  const slotId = wanted === null ? null : toRowId(wanted);
  const isNone = wanted !== null && slotId === null;
  const refusal = isNone ? "inactive" : await holdTimeSlot(db, { cartId, slotId, now });
  if (refusal !== null) refuseInvalid({ timetable_time_slot: [deliveryTexts.timeSlotRefusals[refusal]] });
  if (slotId !== null) await limitAttempts(target, { action: "timeSlot", ...(await countedBy(target)) });
}

async function change(input: UpdateCartInput, target: Target): Promise<ResolversParentTypes["Cart"]> {
  const { cartId, now } = target;
  const { coupon_code } = await holdCart(target, {
    id: cartId,
    revision: input.revision ?? null,
    columns: columnsOf(input, { now }),
  });
  const isCouponAtStake = coupon_code !== null && input.coupon_code === undefined && input.products !== undefined;
  const before = isCouponAtStake ? await priceCart(cartId, target) : null;
  await setProducts(input.products, target);
  await setAddresses(input, target);
  await setTimeSlot(input.timetable_time_slot, target);

  const namesCoupon = typeof input.coupon_code === "string";
  const cart = await priceCart(cartId, target, { tellsOfContact: namesCoupon });
  if (cart === null) throw invalidCartId();
  if (namesCoupon && cart.coupon !== null && "problem" in cart.coupon) throw new CouponRefused(cart.coupon.problem);
  if (before !== null && before.discounted !== null && cart.discounted === null) {
    throw new Refusal("DISCOUNT_CATEGORY", { message: "The coupon would not hold without these products" });
  }
  const shown = await showCart(cart, target);
  refuseUnlessValid(input, { cart, shown, now });
  // Another method releases the place in the time slot (SHIP-7).
  if (cart.row.time_slot_id !== null && !shown.timetable_time_slot)
    await holdTimeSlot(target.db, { cartId, slotId: null, now });
  return shown;
}

/**
 * Applies the named changes to a cart, all or none, once for each `Idempotency-Key`. Returns the cart after the update;
 * for a repeated key, the current cart. Updates of one cart are serialized.
 *
 * Errors: Refusal INVALID_CART_ID, CART_CHANGED, VALIDATION_FAILED by field, PRODUCT_NOT_FOUND, DISCOUNT_CATEGORY,
 * IDEMPOTENCY_KEY_REUSED; TooManyUses of places in time slots, and of wrong coupon codes.
 *
 * @rule CART-12, CART-16, CART-17
 */
export async function updateCart(
  input: UpdateCartInput,
  context: Omit<Target, "cartId"> & Pick<Context, "idempotencyKey">,
): Promise<ResolversParentTypes["Cart"]> {
  const cartId = checkCartId(input.id);
  const changed: ResolversParentTypes["Cart"][] = [];
  const update = () =>
    once(context, {
      operation: "updateCart",
      input,
      run: async (db) => {
        changed.push(await change(input, { ...context, db, cartId }));
        return cartId;
      },
    });
  await (typeof input.coupon_code === "string" ? limitMisses(context, { cartId, run: update }) : update());
  const cart = changed[0] ?? (await readCart(cartId, context));
  if (cart === null) throw invalidCartId();
  return cart;
}

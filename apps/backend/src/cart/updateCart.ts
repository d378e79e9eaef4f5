import { deliveryTexts } from "@kamra/core/delivery";
import { CouponRefused } from "../coupon/CouponRefused.ts";
import { limitMisses } from "../coupon/limitMisses.ts";
import { holdTimeSlot } from "../delivery/holdTimeSlot.ts";
import type { UpdateCartInput } from "../generated/types.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { countedBy } from "../session/countedBy.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { toRowId } from "../database/toRowId.ts";
import { checkCartId, invalidCartId } from "./cartId.ts";
import { columnsOf } from "./columnsOf.ts";
import { holdCart } from "./holdCart.ts";
import { priceCart } from "./priceCart.ts";
import { readCart, showCart } from "./readCart.ts";
import { refuseUnlessValid } from "./refuseUnlessValid.ts";
import { setAddresses } from "./setAddresses.ts";
import { setLines } from "./setLines.ts";

interface Target extends Pick<Context, "db" | "now" | "user" | "network" | "device" | "settings"> {
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
  // A place that goes with another method is others' (SHIP-7).
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

import type { PricedCart } from "../cart/PricedCart.ts";
import { checkCartId, invalidCartId } from "../cart/cartId.ts";
import type { CartRow } from "../cart/loadCartRow.ts";
import { priceCart, withoutCoupon } from "../cart/priceCart.ts";
import { showCart } from "../cart/readCart.ts";
import { buyerOf } from "../coupon/Buyer.ts";
import type { CouponProblem } from "../coupon/CouponProblem.ts";
import { couponRefusal, holdCoupon } from "../coupon/couponRefusal.ts";
import { toRowId } from "../database/toRowId.ts";
import type { CreateOrderInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { Validation } from "../graphql/Refusal.ts";
import type { Owner } from "../session/Owner.ts";
import { countedBy, isProven } from "../session/countedBy.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { registerUser } from "../session/registerUser.ts";
import { confirmByMail } from "./confirmByMail.ts";
import { costsOfCart } from "./costsOfCart.ts";
import { decideOrder } from "./decideOrder.ts";
import { insertOrder } from "./insertOrder.ts";
import { cancellableUntil, newOrder } from "./newOrder.ts";
import { orderAmounts } from "./orderAmounts.ts";
import type { OrderStops } from "./refuseOrder.ts";
import { saveAddresses } from "./saveAddresses.ts";
import { reserveGoods } from "./reserveGoods.ts";
import { requireStock } from "./takeStock.ts";
import { confirmationOf } from "./unproven.ts";

type OrderContext = Pick<Context, "db" | "now" | "user" | "network" | "limits" | "device" | "ifMatch" | "settings">;

interface Options {
  /** The password of a guest who wants an account, and its hash. */
  readonly password: { readonly text: string; readonly hash: string } | null;
  /** Problems of the input that do not depend on the cart. */
  readonly problems: Validation;
}

/**
 * Saves the order's telephone number to a profile without one, for the next checkout. Call it in the transaction that
 * places the order.
 *
 * @rule ORDER-8
 */
async function saveTelephone(
  { contact_telephone: telephone }: Pick<CartRow, "contact_telephone">,
  { db, user }: Pick<Owner, "db" | "user">,
): Promise<void> {
  if (telephone === null) return;
  await db.updateTable("users").set({ telephone }).where("id", "=", user.id).where("telephone", "is", null).execute();
}

/** Locks the cart, its linked order and its coupon against other requests; returns the order when it already exists. */
async function holdForOrder(cartId: string, { db, user }: OrderContext): Promise<number | null> {
  const cart = await db
    .selectFrom("carts")
    .where("id", "=", cartId)
    .forUpdate()
    .select(["user_id", "ordered_at", "linked_order_id", "coupon_code"])
    .executeTakeFirst();
  if (cart === undefined || (cart.user_id !== null && cart.user_id !== user?.id)) throw invalidCartId();
  if (cart.ordered_at === null) {
    const linkedId = toRowId(cart.linked_order_id ?? "");
    if (linkedId !== null) await db.selectFrom("orders").where("id", "=", linkedId).forShare().select("id").execute();
    if (cart.coupon_code !== null) await holdCoupon(db, cart.coupon_code);
    return null;
  }
  return (await db.selectFrom("orders").where("cart_id", "=", cartId).select("id").executeTakeFirstOrThrow()).id;
}

/** Whether the cart differs from what the shopper saw; false when the request does not say. */
async function isChangedSince(cart: PricedCart, context: OrderContext): Promise<boolean> {
  return context.ifMatch !== null && (await showCart(cart, context)).hash !== context.ifMatch;
}

/**
 * Why the coupon stops the order; a coupon that was shown without a discount does not. The contact person's mailbox is
 * checked only here: earlier it would reveal another shopper's purchases.
 */
async function couponProblemOf(
  { row, coupon }: PricedCart,
  { db, user, ifMatch, isChanged }: OrderContext & Pick<OrderStops, "isChanged">,
): Promise<CouponProblem | null> {
  if (row.coupon_code === null || coupon === null) return null;
  if ("problem" in coupon) return isChanged || ifMatch === null ? coupon.problem : null;
  const buyer = buyerOf(user, { contactEmail: row.contact_email });
  return await couponRefusal(db, { code: row.coupon_code, discount: coupon.discount, buyer });
}

/**
 * Turns a cart into an order, all or nothing, and returns the order's id; for an ordered cart, that order's. Call it in
 * a transaction. A concurrent request waits for the first.
 *
 * Errors: Refusal INVALID_CART_ID; as `refuseOrder`, all reasons in one answer; PRODUCT_NOT_FOUND for insufficient stock
 * alone; TooManyUses.
 *
 * @rule LIMIT-3, ORDER-3, ORDER-5, ORDER-8, ORDER-9, CART-19
 */
export async function placeOrder(
  input: CreateOrderInput,
  context: OrderContext,
  { password, problems }: Options,
): Promise<number> {
  const { db, now, user } = context;
  const cartId = checkCartId(input.cart_id);
  const placed = await holdForOrder(cartId, context);
  if (placed !== null) return placed;

  const cart = await priceCart(cartId, context);
  if (cart === null) throw invalidCartId();
  const isChanged = await isChangedSince(cart, context);
  const proven = await isProven(user, context);
  const couponProblem = await couponProblemOf(cart, { ...context, isChanged });
  // A refused coupon is removed from the cart: report the problems that remain without it.
  const decision = await decideOrder(couponProblem === null ? cart : withoutCoupon(cart), {
    ...context,
    input,
    isProven: proven,
    isChanged,
    couponProblem,
    problems: { ...problems, ...passwordProblems(cart, { password }) },
  });
  const { slot } = decision;

  await requireStock(db, cart.lines);
  const uses = await limitAttempts(context, { action: "order", ...(await countedBy(context)) });
  const owner = user ?? (await registerGuest(cart, { password, context }));
  const userId = owner?.id ?? null;
  const email = cart.row.contact_email ?? user?.email ?? null;
  const amounts = orderAmounts(cart, { ...decision, timeSlot: slot, donation: input.donation_data?.amount ?? 0 });
  const { lines, fees } = costsOfCart(cart, amounts);
  const deadline = cancellableUntil({ slot, linked: cart.linked, now });
  const confirmation =
    proven || email === null
      ? null
      : confirmationOf(amounts.total_amount, {
          kind: decision.payment.kind,
          deadline,
          earlier: uses - 1,
          limits: context.limits.unproven,
          now,
        });
  // An order that waits for a click reserves nothing: its cart only keeps its place in the slot for a while.
  if (confirmation === null) await reserveGoods({ lines: cart.lines, cartId, slot }, context);
  const ordered = { input, amounts, fees, userId, email, confirmation, cancellableUntil: deadline };
  const order = await newOrder(cart, { ...context, ...decision, ...ordered });
  const orderId = await insertOrder(db, { order, lines });
  if (owner !== null) {
    const owned = { input, isLinked: cart.linked !== null, shipping: decision.shipping };
    await saveAddresses(cart.row, { ...owned, owner: { db, now, user: owner } });
    await saveTelephone(cart.row, { db, user: owner });
  }
  await db.updateTable("carts").set({ ordered_at: now.toISOString() }).where("id", "=", cartId).execute();
  await confirmByMail(orderId, { db, now, confirmation });
  return orderId;
}

/** Checks the password against the address of the new account. */
function passwordProblems({ row }: PricedCart, { password }: Pick<Options, "password">): Validation {
  const email = row.contact_email;
  const problem = password && email !== null ? passwordProblem(password.text, { email }) : null;
  return problem === null ? {} : { password: [problem] };
}

/**
 * The account of a guest who gave a password with the order; `null` without a password.
 *
 * @rule ORDER-5
 */
async function registerGuest(
  { row }: PricedCart,
  { password, context }: Pick<Options, "password"> & { readonly context: OrderContext },
) {
  const { contact_name: name, contact_email: email } = row;
  if (password === null || name === null || email === null) return null;
  return await registerUser(context.db, {
    name,
    email,
    telephone: null,
    passwordHash: password.hash,
    now: context.now,
  });
}

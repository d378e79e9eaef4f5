import { deliveryTexts, shippingTraits, takesEmptiesBack, timeSlotRefusals } from "@kamra/core/delivery";
import { canonicalEmail } from "@kamra/core/form";
import { grams } from "@kamra/core/product";
import { checkCartId, invalidCartId } from "../cart/cartId.ts";
import { deliveryOf } from "../cart/deliveryOf.ts";
import { findHeldSlot } from "../cart/findHeldSlot.ts";
import type { CartRow } from "../cart/loadCartRow.ts";
import { priceCart } from "../cart/priceCart.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import { purchaseLimitProblems } from "../cart/purchaseLimits.ts";
import { showCart } from "../cart/readCart.ts";
import { postPointOf } from "./postPointOf.ts";
import { randomId } from "../database/randomId.ts";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import type { TimeSlotRow } from "../delivery/findTimeSlots.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import { offerShippingMethods } from "../delivery/offerShippingMethods.ts";
import { takeTimeSlot } from "../delivery/takeTimeSlot.ts";
import type { CartShippingAddress, CreateOrderInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { queueMail } from "../mail/queueMail.ts";
import { offerPaymentMethods } from "../payment/offerPaymentMethods.ts";
import { toRowId } from "../database/toRowId.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { registerUser } from "../session/registerUser.ts";
import type { LinkedOrder } from "../order/findLinkedOrder.ts";
import { firstStatus } from "./firstStatus.ts";
import { insertOrder } from "./insertOrder.ts";
import { orderAmounts } from "./orderAmounts.ts";
import { orderProblems } from "./orderProblems.ts";
import { saveAddresses } from "./saveAddresses.ts";
import { takeStock } from "./takeStock.ts";
import { placingTexts } from "./text.hu.ts";
import { userTypeOf } from "./userTypeOf.ts";

type OrderContext = Pick<Context, "db" | "now" | "user" | "network" | "ifMatch" | "settings">;

interface Options {
  /** Of a guest who wants an account. */
  readonly passwordHash: string | null;
}

/** Without a time slot of its own an order can be cancelled for two hours; milliseconds. */
const withoutSlot = 2 * 60 * 60_000;

const jsonOf = (value: object | null): string | null => value && JSON.stringify(value);

/** Pickup orders wait in the warehouse. */
function shippingAddressOf(
  { shipping_method_id, shipping_address }: CartRow,
  { pickupAddress }: Context["settings"],
): CartShippingAddress | null {
  if (shippingTraits({ kind: kindOfShipping(shipping_method_id) }).goesTo !== "shop") return shipping_address;
  const { postcode, city, street, houseNumber: house_number, name, note, telephone } = pickupAddress;
  return { postcode: Number(postcode), city, street, house_number, name, note, telephone };
}

/** Locks the cart and its linked order against other requests; returns the order when it already exists. */
async function holdForOrder(cartId: string, { db, user }: OrderContext): Promise<number | null> {
  const cart = await db
    .selectFrom("carts")
    .where("id", "=", cartId)
    .forUpdate()
    .select(["user_id", "ordered_at", "linked_order_id"])
    .executeTakeFirst();
  if (cart === undefined || (cart.user_id !== null && cart.user_id !== user?.id)) throw invalidCartId();
  if (cart.ordered_at === null) {
    const linkedId = toRowId(cart.linked_order_id ?? "");
    if (linkedId !== null) await db.selectFrom("orders").where("id", "=", linkedId).forShare().select("id").execute();
    return null;
  }
  return (await db.selectFrom("orders").where("cart_id", "=", cartId).select("id").executeTakeFirstOrThrow()).id;
}

async function refuseChanged(cart: PricedCart, context: OrderContext): Promise<void> {
  if (context.ifMatch === null) return;
  const { hash } = await showCart(cart, context);
  if (hash !== context.ifMatch)
    throw new Refusal("CART_CHANGED", { message: "The cart is not any more as the shopper saw it" });
}

async function findSlot(cart: PricedCart, { db, now }: OrderContext): Promise<TimeSlotRow | null> {
  const slot = await findHeldSlot(cart, { db, now });
  if (slot === null) return null;
  const { status, visible_until: visibleUntil, weight_limit } = encodeTimeSlot(slot);
  const refusals = timeSlotRefusals(
    { status, visibleUntil, weightLimit: grams(weight_limit) },
    { cartWeight: cart.weight, now },
  );
  refuseInvalid({
    ...(refusals.length > 0 && {
      timetable_time_slot: refusals.map((refusal) => deliveryTexts.timeSlotRefusals[refusal]),
    }),
  });
  return slot;
}

function cancellableUntil({
  slot,
  linked,
  now,
}: {
  readonly slot: TimeSlotRow | null;
  readonly linked: LinkedOrder | null;
  readonly now: Date;
}): string {
  return linked?.row.cancellable_until ?? slot?.visible_until ?? new Date(now.getTime() + withoutSlot).toISOString();
}

/**
 * Turns a cart into an order, all or nothing, and returns the order's id; for an ordered cart, that order's. Call it in
 * a transaction. A concurrent request waits for the first.
 *
 * Errors: Refusal INVALID_CART_ID; CART_CHANGED; VALIDATION_FAILED by field; PRODUCT_NOT_FOUND for insufficient stock;
 * TooManyUses.
 *
 * @rule ORDER-3, ORDER-4, ORDER-5, ORDER-8, ORDER-9, CHK-8, LAW-12
 */
export async function placeOrder(
  input: CreateOrderInput,
  context: OrderContext,
  { passwordHash }: Options,
): Promise<number> {
  const { db, now, user } = context;
  const cartId = checkCartId(input.cart_id);
  const placed = await holdForOrder(cartId, context);
  if (placed !== null) return placed;

  const cart = await priceCart(cartId, context);
  if (cart === null) throw invalidCartId();
  await refuseChanged(cart, context);
  const { row } = cart;
  const { linked } = cart;
  const { methodId: shippingMethodId, postcode } = deliveryOf(cart);
  const shippingOffers = await offerShippingMethods(db, { cart, postcode });
  const paymentOffers = await offerPaymentMethods(db, {
    shippingMethodId,
    billingAddressId: row.billing_address?.id ?? null,
    user,
  });
  const hasSlot = linked === null && shippingTraits({ kind: kindOfShipping(shippingMethodId) }).needs === "timeSlot";
  const slot = hasSlot ? await findSlot(cart, context) : null;
  refuseInvalid({
    ...orderProblems({
      cart,
      isLoggedIn: user !== null,
      timeSlotId: slot?.id ?? null,
      shippingOffers,
      paymentOffers,
      pickup: context.settings.pickupAddress,
    }),
    ...purchaseLimitProblems(cart, context),
    ...(input.returns_empties &&
      !takesEmptiesBack({ kind: kindOfShipping(shippingMethodId) }) && {
        returns_empties: [placingTexts.noCourier],
      }),
    ...(row.age_confirmed_at === null &&
      cart.lines.some(({ product }) => product.adults_only) && { age_confirmed: [placingTexts.ageNotConfirmed] }),
  });
  const shipping = shippingOffers.find(({ method }) => method.id === shippingMethodId);
  const payment = paymentOffers.find(({ method }) => method.id === row.payment_method_id);
  if (shipping === undefined || payment === undefined)
    throw new Error("The rules let an order through without a way of delivery or payment");

  await takeStock(db, cart.lines);
  if (slot !== null && (await takeTimeSlot(db, { cartId, now })) === null) {
    refuseInvalid({ timetable_time_slot: [deliveryTexts.timeSlotRefusals.full] });
  }
  await limitAttempts(context, { action: "order" });
  const owner = user ?? (await registerGuest(cart, { passwordHash, context }));
  const status = firstStatus(payment.kind);
  const amounts = orderAmounts(cart, { shipping, payment, timeSlot: slot, donation: input.donation_data?.amount ?? 0 });
  const timeSlot = slot && { range_date: slot.range_date, time_from: slot.time_from, time_to: slot.time_to };
  const email = row.contact_email ?? user?.email ?? null;
  const { id, transactionId } = await insertOrder(db, {
    order: {
      ...amounts,
      transaction_id: randomId(),
      cart_id: cartId,
      user_id: owner?.id ?? null,
      created_at: now.toISOString(),
      status,
      cancellable_until: cancellableUntil({ slot, linked, now }),
      contact_name: row.contact_name ?? (user?.name || null),
      contact_email: email,
      canonical_email: email && canonicalEmail(email),
      contact_telephone: row.contact_telephone,
      shipping_method_id: shipping.method.id,
      shipping_method_name: shipping.method.name,
      payment_method_id: payment.method.id,
      payment_method_name: payment.method.name,
      saved_card_id: row.saved_card_id,
      shipping_address: jsonOf(linked?.shippingAddress ?? shippingAddressOf(row, context.settings)),
      billing_address: jsonOf(row.billing_address),
      time_slot: jsonOf(timeSlot),
      post_point_id: row.post_point_id,
      post_point: jsonOf(await postPointOf(cart, context)),
      weight: cart.weight,
      linked_order_id: linked?.row.id ?? null,
      coupon_code: cart.discounted === null ? null : row.coupon_code,
      comment: input.comment ?? null,
      returns_empties: input.returns_empties,
      lyoness_card_number: input.lyoness_card_number ?? null,
      donation_cause: input.donation_data?.cause ?? null,
      user_type: await userTypeOf(db, { user, email: row.contact_email }),
      affiliation: row.billing_address?.is_company === true ? "B2B" : "B2C",
      checkout_type: input.gamp_checkout_type ?? null,
      analytics_client_id: input.gamp_cid ?? null,
      analytics_session_id: input.gamp_session_id ?? null,
    },
    lines: cart.lines,
  });
  if (user !== null) await saveAddresses(row, { input, isLinked: linked !== null, owner: { db, now, user } });
  await db.updateTable("carts").set({ ordered_at: now.toISOString() }).where("id", "=", cartId).execute();
  if (email !== null) {
    const lines = cart.lines.map(({ product, quantity, total }) => ({
      name: product.name,
      piece: quantity,
      unit: product.default_quantity_name,
      total,
    }));
    const name = row.contact_name ?? user?.name ?? "";
    const data = {
      name,
      orderId: String(id),
      transactionId,
      lines,
      amounts,
      shipping: shipping.method.name,
      payment: payment.method.name,
      timeSlot,
    };
    await queueMail(db, { to: email, userId: owner?.id ?? null, kind: "orderConfirmation", data, now });
  }
  return id;
}

/**
 * The account of a guest who gave a password with the order; `null` without a password.
 *
 * @rule ORDER-5
 */
async function registerGuest(
  { row }: PricedCart,
  { passwordHash, context }: Options & { readonly context: OrderContext },
) {
  const { contact_name: name, contact_email: email } = row;
  if (passwordHash === null || name === null || email === null) return null;
  return await registerUser(context.db, { name, email, telephone: null, passwordHash, now: context.now });
}

import { checkoutTexts } from "@kamra/core/checkout";
import { deliveryTexts, takesEmptiesBack, timeSlotRefusals } from "@kamra/core/delivery";
import { grams, huf } from "@kamra/core/product";
import { type CartDelivery, deliveryOf, hasTimeSlot } from "../cart/deliveryOf.ts";
import { findHeldSlot } from "../cart/findHeldSlot.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import { purchaseLimitProblems } from "../cart/purchaseLimits.ts";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import type { TimeSlotRow } from "../delivery/findTimeSlots.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { ShippingOffer } from "../delivery/offerShippingMethods.ts";
import type { CreateOrderInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { offerPaymentMethods, type PaymentOffer } from "../payment/offerPaymentMethods.ts";
import { orderAmounts } from "./orderAmounts.ts";
import { orderProblems, type OrderSources } from "./orderProblems.ts";
import { type OrderStops, refuseOrder } from "./refuseOrder.ts";
import { placingTexts } from "./text.hu.ts";
import { unprovenProblems } from "./unproven.ts";

type OrderContext = Pick<Context, "db" | "now" | "user" | "settings" | "limits" | "ifMatch">;

/** How an order is delivered and paid for. */
export interface OrderDecision {
  /** Its own time slot; `null` without one, and for a linked order. */
  readonly slot: TimeSlotRow | null;
  readonly shipping: ShippingOffer;
  readonly payment: PaymentOffer;
}

interface SlotOfOrder extends Pick<OrderSources, "timeSlotStatus"> {
  readonly slot: TimeSlotRow | null;
  readonly problems: Validation;
}

/** Whether a cart without a slot had one until a while ago. */
async function endedSlot({ row }: PricedCart, { db }: OrderContext): Promise<SlotOfOrder["timeSlotStatus"]> {
  const place = await db
    .selectFrom("time_slot_places")
    .where("cart_id", "=", row.id)
    .select("place")
    .executeTakeFirst();
  return place === undefined ? null : "lost";
}

/** The slot reserved for a cart, and why it cannot be ordered. */
async function findSlot(cart: PricedCart, context: OrderContext): Promise<SlotOfOrder> {
  const { now } = context;
  const slot = await findHeldSlot(cart, context);
  if (slot === null) return { slot, timeSlotStatus: await endedSlot(cart, context), problems: {} };
  const { status, visible_until: visibleUntil, weight_limit } = encodeTimeSlot(slot);
  const refusals = timeSlotRefusals(
    { status, visibleUntil, weightLimit: grams(weight_limit) },
    { cartWeight: cart.weight, now },
  );
  const texts = refusals.map((refusal) => deliveryTexts.timeSlotRefusals[refusal]);
  return { slot, timeSlotStatus: null, problems: texts.length > 0 ? { timetable_time_slot: texts } : {} };
}

/**
 * Whether the method was neither chosen nor seen: an unpressed method needs the hash of the cart that the shopper saw.
 */
const isUnseen = ({ pressed, effective }: CartDelivery, { ifMatch }: OrderContext) =>
  effective !== null && effective !== pressed && ifMatch === null;

interface Ordered extends OrderStops {
  readonly input: CreateOrderInput;
  /** Whether the shopper's mailbox is proven. */
  readonly isProven: boolean;
  /** What is wrong with the order's own input. */
  readonly problems: Validation;
}

/**
 * Checks a cart that is to be ordered, and returns the chosen methods. All problems are reported at once.
 *
 * Errors: as `refuseOrder`.
 *
 * @rule LIMIT-2, ORDER-4, CHK-8, LAW-12, PAY-4, SHIP-7
 */
export async function decideOrder(
  cart: PricedCart,
  { input, isProven, problems, isChanged, couponProblem, ...context }: OrderContext & Ordered,
): Promise<OrderDecision> {
  const { db, user } = context;
  const { row } = cart;
  const delivery = await deliveryOf(cart, context);
  const shipping = delivery.effective;
  const shippingMethodId = shipping?.method.id ?? null;
  const paymentOffers = await offerPaymentMethods(db, {
    shippingMethodId,
    billingAddressId: row.billing_address?.id ?? null,
    user,
  });
  const held = hasTimeSlot(cart, delivery) ? await findSlot(cart, context) : null;
  const slot = held?.slot ?? null;
  const donation = input.donation_data?.amount ?? 0;
  const due = shipping && orderAmounts(cart, { shipping, payment: null, timeSlot: slot, donation: 0 }).total_amount;
  const beyond = [
    ...(purchaseLimitProblems(cart, context)["products"] ?? []),
    ...(isProven ? [] : unprovenProblems(cart, { due: due ?? 0, limits: context.limits.unproven })),
  ];
  const found = {
    ...problems,
    ...held?.problems,
    ...orderProblems({
      cart,
      isLoggedIn: user !== null,
      timeSlotId: slot?.id ?? null,
      timeSlotStatus: held?.timeSlotStatus ?? null,
      shippingOffers: delivery.offers,
      paymentOffers,
      due: huf(due ?? 0),
      donation: huf(donation),
      pickup: context.settings.pickupAddress,
    }),
    ...(isUnseen(delivery, context) && { shipping_method: [checkoutTexts.blockers.shippingMethod] }),
    ...(beyond.length > 0 && { products: beyond }),
    ...(input.returns_empties &&
      !takesEmptiesBack({ kind: kindOfShipping(shippingMethodId) }) && {
        returns_empties: [placingTexts.noCourier],
      }),
    ...(row.age_confirmed_at === null &&
      cart.lines.some(({ product }) => product.adults_only) && { age_confirmed: [placingTexts.ageNotConfirmed] }),
  };
  refuseOrder(found, { lines: cart.lines, isChanged, couponProblem });
  const payment = paymentOffers.find(({ method }) => method.id === row.payment_method_id);
  if (shipping === null || payment === undefined)
    throw new Error("The rules let an order through without a way of delivery or payment");
  return { slot, shipping, payment };
}

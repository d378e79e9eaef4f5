import { shippingTraits } from "@kamra/core/delivery";
import { paymentKinds } from "@kamra/core/payment";
import { findCart } from "../cart/findCart.ts";
import type { PricedCart } from "../cart/PricedCart.ts";
import { pickupTimeAt } from "../content/findStoreAt.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { QueryShippingMethodsArgs, TimeSlotOffer } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { offerShippingMethods, type ShippingOffer } from "../delivery/offerShippingMethods.ts";
import { offerTimeSlots } from "../delivery/offerTimeSlots.ts";
import { placingTexts } from "./text.hu.ts";

type Asked = Pick<Context, "db" | "now" | "user" | "settings">;

const traitsOf = ({ method }: ShippingOffer) => shippingTraits({ kind: kindOfShipping(method.id) });
/** Whether it comes to the place in a time slot that is to be chosen. */
const hasTimeSlots = (offer: ShippingOffer) =>
  traitsOf(offer).needs === "timeSlot" &&
  !offer.errors.some(({ kind }) => kind === "postcode" || kind === "unavailable");

/** A linked cart comes in its order's time slot. */
async function timeSlotsFor(
  offers: ReadonlyArray<ShippingOffer>,
  {
    cart,
    postcode,
    db,
    now,
  }: Pick<Asked, "db" | "now"> & { readonly cart: PricedCart | null; readonly postcode: number | null },
): Promise<TimeSlotOffer | null> {
  if (postcode === null || cart?.linked || !offers.some(hasTimeSlots)) return null;
  return await offerTimeSlots(db, { postcode, cartId: cart?.row.id ?? null, weight: cart?.weight ?? 0, now });
}

/** From when the goods can be fetched, by the store's opening hours; `null` without opening hours. */
async function pickupText(context: Asked): Promise<string | null> {
  const { postcode, street } = context.settings.pickupAddress;
  const time = await pickupTimeAt({ postcode: Number(postcode), street }, context);
  return time === null ? null : placingTexts.pickupTime(time, context);
}

/** What paying at the handover costs, by shipping method; those are missing where it is not possible. */
async function cashCosts(db: Asked["db"]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("shipping_methods as shipping")
    .innerJoin("payment_methods as payment", (join) =>
      join.on("payment.id", "=", Number(paymentKinds.cashOnDelivery.id)).on("payment.is_active", "=", true),
    )
    .leftJoin("refused_payment_methods as refused", (join) =>
      join
        .onRef("refused.shipping_method_id", "=", "shipping.id")
        .onRef("refused.payment_method_id", "=", "payment.id"),
    )
    .where("refused.payment_method_id", "is", null)
    .select(["shipping.id", "payment.cost"])
    .execute();
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}

/**
 * The shipping methods, each with the reason that blocks it for this cart and postcode. Pickup has the earliest time; a
 * method with time slots has its earliest slot and the slots' prices; each has the fee for paying at the handover.
 *
 * Errors: Refusal INVALID_CART_ID.
 */
export async function listShippingMethods(
  { cart_id, postcode = null }: QueryShippingMethodsArgs,
  context: Asked,
): Promise<ShippingOffer[]> {
  const { db, now } = context;
  const cart = cart_id ? await findCart(cart_id, context) : null;
  const offers = await offerShippingMethods(db, { cart, postcode });
  const timeSlots = await timeSlotsFor(offers, { cart, postcode, db, now });
  const fetched = await pickupText(context);
  const costs = await cashCosts(db);
  return offers.map((offer) => ({
    ...offer,
    timeSlots: hasTimeSlots(offer) ? timeSlots : null,
    cashCost: costs.get(offer.method.id) ?? null,
    method:
      fetched !== null && traitsOf(offer).goesTo === "shop"
        ? { ...offer.method, delivery_time: fetched }
        : offer.method,
  }));
}

import { sql } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { encodeShippingMethod } from "../delivery/encodeShippingMethod.ts";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import { findPostPoints } from "../delivery/findPostPoints.ts";
import { findTimeSlots } from "../delivery/findTimeSlots.ts";
import { offerShippingMethods } from "../delivery/offerShippingMethods.ts";
import { servesPostcode } from "../delivery/servesPostcode.ts";
import type { ResolversParentTypes } from "../generated/resolvers.ts";
import { encodePaymentMethod } from "../payment/encodePaymentMethod.ts";
import { offerPaymentMethods } from "../payment/offerPaymentMethods.ts";
import type { PricedCart } from "./PricedCart.ts";

type Chosen<Field extends keyof ResolversParentTypes["Cart"]> = Pick<ResolversParentTypes["Cart"], Field>;

/** What a cart has chosen and there still is, as the contract writes it. */
export type CartChoices = Chosen<"shipping_method" | "payment_method" | "payment_method_data" | "timetable_time_slot" | "post_point">;

async function loadShippingMethod(cart: PricedCart, { db }: Pick<Context, "db">): Promise<Chosen<"shipping_method">> {
  const { shipping_method_id: id, shipping_address: address } = cart.row;
  if (id === null) return { shipping_method: null };
  const offers = await offerShippingMethods(db, { cart, postcode: address?.postcode ?? null });
  const offer = offers.find(({ method }) => method.id === id);
  return { shipping_method: offer === undefined ? null : encodeShippingMethod(offer) };
}

/** The slot in which a place is held now, unless it is of a sector where the goods do not go. */
async function loadTimeSlot({ row }: PricedCart, { db, now }: Pick<Context, "db" | "now">): Promise<Chosen<"timetable_time_slot">> {
  const { id, time_slot_id, shipping_address: address } = row;
  if (time_slot_id === null) return { timetable_time_slot: null };
  const isServed = address === null ? sql<boolean>`true` : servesPostcode("slot.sector_id", address.postcode);
  const where = sql<boolean>`slot.id = ${time_slot_id} and ${isServed}`;
  const [slot] = await findTimeSlots(db, { where, cartId: id, now });
  return { timetable_time_slot: slot === undefined ? null : encodeTimeSlot(slot) };
}

async function loadPaymentMethod({ row }: PricedCart, { db, user }: Pick<Context, "db" | "user">): Promise<Chosen<"payment_method">> {
  const { payment_method_id: id, shipping_method_id, billing_address } = row;
  if (id === null) return { payment_method: null };
  const offers = await offerPaymentMethods(db, { shippingMethodId: shipping_method_id, billingAddressId: billing_address?.id ?? null, user });
  const offer = offers.find(({ method }) => method.id === id);
  return { payment_method: offer === undefined ? null : encodePaymentMethod(offer) };
}

async function loadPaymentData({ row }: PricedCart, { db, user }: Pick<Context, "db" | "user">): Promise<Chosen<"payment_method_data">> {
  if (row.saved_card_id === null || user === null) return { payment_method_data: null };
  const card = await db.selectFrom("saved_credit_cards").where("id", "=", row.saved_card_id).where("user_id", "=", user.id).select("id").executeTakeFirst();
  return { payment_method_data: card === undefined ? null : { user_saved_credit_card_id: card.id } };
}

async function loadPostPoint({ row }: PricedCart, { db }: Pick<Context, "db">): Promise<Chosen<"post_point">> {
  const id = row.post_point_id;
  if (id === null) return { post_point: null };
  const [point] = await findPostPoints(db, { where: sql`id = ${id}`, order: sql`id` });
  return { post_point: point ?? null };
}

/** What a cart has chosen. No statement for what it has not. */
export async function loadChoices(cart: PricedCart, context: Pick<Context, "db" | "now" | "user">): Promise<CartChoices> {
  return {
    ...(await loadShippingMethod(cart, context)),
    ...(await loadPaymentMethod(cart, context)),
    ...(await loadPaymentData(cart, context)),
    ...(await loadTimeSlot(cart, context)),
    ...(await loadPostPoint(cart, context)),
  };
}

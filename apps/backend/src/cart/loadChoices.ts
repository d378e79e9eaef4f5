import { sql } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { encodeShippingMethod } from "../delivery/encodeShippingMethod.ts";
import { encodeTimeSlot } from "../delivery/encodeTimeSlot.ts";
import { findPostPoints } from "../delivery/findPostPoints.ts";
import type { PostPoint } from "../generated/types.ts";
import type { ResolversParentTypes } from "../graphql/generated/resolvers.ts";
import { encodeLinkableOrders } from "../order/encodeLinkableOrders.ts";
import { encodePaymentMethod } from "../payment/encodePaymentMethod.ts";
import { offerPaymentMethods } from "../payment/offerPaymentMethods.ts";
import { type CartDelivery, hasTimeSlot } from "./deliveryOf.ts";
import { findHeldSlot } from "./findHeldSlot.ts";
import type { PricedCart } from "./PricedCart.ts";

type Chosen<Field extends keyof ResolversParentTypes["Cart"]> = Pick<ResolversParentTypes["Cart"], Field>;

/** A cart's choices that still exist, as the contract writes them. */
export type CartChoices = Chosen<
  "linked_order" | "shipping_method" | "payment_method" | "payment_method_data" | "timetable_time_slot" | "post_point"
>;

/** The context with the cart's delivery, which is not computed without a place. */
interface Delivered extends Pick<Context, "db" | "now" | "user"> {
  readonly delivery: CartDelivery | null;
}

/** The time slot, only while the courier delivers. */
async function loadTimeSlot(cart: PricedCart, context: Delivered): Promise<Chosen<"timetable_time_slot">> {
  const { delivery } = context;
  const slot = delivery !== null && hasTimeSlot(cart, delivery) ? await findHeldSlot(cart, context) : null;
  return { timetable_time_slot: slot && encodeTimeSlot(slot) };
}

async function loadPaymentMethod(
  cart: PricedCart,
  { db, user, delivery }: Delivered,
): Promise<Chosen<"payment_method">> {
  const { payment_method_id: id, billing_address } = cart.row;
  if (id === null) return { payment_method: null };
  const offers = await offerPaymentMethods(db, {
    shippingMethodId: delivery?.effective?.method.id ?? null,
    billingAddressId: billing_address?.id ?? null,
    user,
  });
  const offer = offers.find(({ method }) => method.id === id);
  return { payment_method: offer === undefined ? null : encodePaymentMethod(offer) };
}

async function loadLinkedOrder({ linked }: PricedCart, { db }: Pick<Context, "db">): Promise<Chosen<"linked_order">> {
  if (linked === null) return { linked_order: null };
  const [order] = await encodeLinkableOrders([linked.row], { db });
  return { linked_order: order ?? null };
}

async function loadPaymentData(
  { row }: PricedCart,
  { db, user }: Pick<Context, "db" | "user">,
): Promise<Chosen<"payment_method_data">> {
  if (row.saved_card_id === null || user === null) return { payment_method_data: null };
  const card = await db
    .selectFrom("saved_credit_cards")
    .where("id", "=", row.saved_card_id)
    .where("user_id", "=", user.id)
    .select("id")
    .executeTakeFirst();
  return { payment_method_data: card === undefined ? null : { user_saved_credit_card_id: card.id } };
}

/** The chosen post point, while the post still lists it. */
export async function loadPostPoint({ row }: PricedCart, { db }: Pick<Context, "db">): Promise<PostPoint | null> {
  const id = row.post_point_id;
  if (id === null) return null;
  const [point] = await findPostPoints(db, { where: sql`id = ${id}`, order: sql`id` });
  return point ?? null;
}

/** The choices of a cart. Runs no statement for a choice that was not made. */
export async function loadChoices(cart: PricedCart, context: Delivered): Promise<CartChoices> {
  const pressed = context.delivery?.pressed ?? null;
  return {
    ...(await loadLinkedOrder(cart, context)),
    shipping_method: pressed && encodeShippingMethod(pressed),
    ...(await loadPaymentMethod(cart, context)),
    ...(await loadPaymentData(cart, context)),
    ...(await loadTimeSlot(cart, context)),
    post_point: await loadPostPoint(cart, context),
  };
}

import { shippingTraits } from "@kamra/core/delivery";
import { canonicalEmail } from "@kamra/core/form";
import { type Insertable, type Kysely, sql } from "kysely";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { CartRow } from "../cart/loadCartRow.ts";
import { pickupTimeAt } from "../content/findStoreAt.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import type { OrderAmounts, OrderTable } from "../database/tables/OrderTables.ts";
import type { TimeSlotRow } from "../delivery/findTimeSlots.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { CartShippingAddress, CreateOrderInput, OrderFee, UserType } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { User } from "../graphql/User.ts";
import type { LinkedOrder } from "../order/findLinkedOrder.ts";
import { pickupCode } from "../order/pickupCode.ts";
import { hashToken } from "../session/hashToken.ts";
import type { OrderDecision } from "./decideOrder.ts";
import { firstStatus } from "./firstStatus.ts";
import { orderTexts } from "./orderTexts.ts";
import { postPointOf } from "./postPointOf.ts";
import type { Confirmation } from "./unproven.ts";

interface NewOrder extends OrderDecision {
  readonly input: CreateOrderInput;
  readonly amounts: OrderAmounts;
  /** Its fees by VAT rate. */
  readonly fees: OrderFee[];
  /** The account that it belongs to; `null` for a guest's. */
  readonly userId: string | null;
  readonly email: string | null;
  /** The confirmation that it waits for; `null` for a proven shopper. */
  readonly confirmation: Confirmation | null;
  readonly cancellableUntil: string;
}

/** The cancellation period of an order without its own time slot, in milliseconds: two hours. */
const withoutSlot = 2 * 60 * 60_000;

const jsonOf = (value: object | null): string | null => value && JSON.stringify(value);

/** Whether the customer has ordered before: by account, or for a guest by the canonical form of the e-mail address. */
async function userTypeOf(
  db: Kysely<DatabaseSchema>,
  { user, canonicalEmail }: { readonly user: User | null; readonly canonicalEmail: string | null },
): Promise<UserType> {
  const theirs = user === null ? sql<boolean>`canonical_email = ${canonicalEmail}` : sql<boolean>`user_id = ${user.id}`;
  const earlier = await db.selectFrom("orders").where(theirs).limit(1).select("id").executeTakeFirst();
  if (user === null) return earlier === undefined ? "GUEST" : "GUEST_RETURNING";
  return earlier === undefined ? "NEW" : "RETURNING";
}

/** The warehouse's address for pickup, else the cart's. */
function shippingAddressOf(
  { shipping_address }: CartRow,
  { shipping, settings: { pickupAddress } }: Pick<NewOrder, "shipping"> & Pick<Context, "settings">,
): CartShippingAddress | null {
  if (shippingTraits({ kind: kindOfShipping(shipping.method.id) }).goesTo !== "shop") return shipping_address;
  const { postcode, city, street, houseNumber: house_number, name, note, telephone } = pickupAddress;
  return { postcode: Number(postcode), city, street, house_number, name, note, telephone };
}

/** Until when an order can be cancelled. */
export function cancellableUntil({
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

/** A slot as orders and mails name it. */
export const timesOf = (slot: TimeSlotRow | null) =>
  slot && { range_date: slot.range_date, time_from: slot.time_from, time_to: slot.time_to };

/** How an order that is fetched from the shop is handed over. */
async function pickupOf(
  shipping: OrderDecision["shipping"],
  { settings: { pickupAddress }, ...reading }: Pick<Context, "db" | "now" | "settings">,
): Promise<Pick<Insertable<OrderTable>, "pickup_code" | "ready_from">> {
  if (shippingTraits({ kind: kindOfShipping(shipping.method.id) }).goesTo !== "shop")
    return { pickup_code: null, ready_from: null };
  const { postcode, street } = pickupAddress;
  const time = await pickupTimeAt({ postcode: Number(postcode), street }, reading);
  return { pickup_code: pickupCode(), ready_from: time && time.from.toISOString() };
}

/** The row of a new order, with copies of everything that the cart refers to by id. */
export async function newOrder(
  cart: PricedCart,
  {
    input,
    amounts,
    fees,
    userId,
    email,
    confirmation,
    cancellableUntil: cancellable_until,
    slot,
    shipping,
    payment,
    ...context
  }: NewOrder & Pick<Context, "db" | "now" | "user" | "settings">,
): Promise<Insertable<OrderTable>> {
  const { db, now, user } = context;
  const { row, linked } = cart;
  const canonical_email = email && canonicalEmail(email);
  return {
    ...amounts,
    fees: JSON.stringify(fees),
    transaction_id: randomId(),
    cart_id: row.id,
    user_id: userId,
    created_at: now.toISOString(),
    status: confirmation === null ? firstStatus(payment.kind, { total: amounts.total_amount }) : "PENDING",
    cancellable_until,
    is_reserved: confirmation === null,
    confirm_until: confirmation && confirmation.until,
    confirm_hash: confirmation && hashToken(confirmation.token),
    contact_name: row.contact_name ?? (user?.name || null),
    contact_email: email,
    canonical_email,
    contact_telephone: row.contact_telephone,
    shipping_method_id: shipping.method.id,
    shipping_method_name: shipping.method.name,
    payment_method_id: payment.method.id,
    payment_method_name: payment.method.name,
    saved_card_id: row.saved_card_id,
    shipping_address: jsonOf(linked?.shippingAddress ?? shippingAddressOf(row, { ...context, shipping })),
    billing_address: jsonOf(row.billing_address),
    time_slot: jsonOf(timesOf(slot)),
    post_point_id: row.post_point_id,
    post_point: jsonOf(await postPointOf(cart, { ...context, shipping })),
    ...(await pickupOf(shipping, context)),
    weight: cart.weight,
    linked_order_id: linked?.row.id ?? null,
    coupon_code: cart.discounted === null ? null : row.coupon_code,
    ...orderTexts(input),
    returns_empties: input.returns_empties,
    user_type: await userTypeOf(db, { user, canonicalEmail: canonical_email }),
    affiliation: row.billing_address?.is_company === true ? "B2B" : "B2C",
    checkout_type: input.gamp_checkout_type ?? null,
  };
}

import { addressText, postPointText, type ShippingKind } from "@kamra/core/delivery";
import { cashDue, paymentKindOf } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import type { Kysely } from "kysely";
import { addressKey, loadWeeks } from "../content/findStoreAt.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OpenOrderMail, OrderMail } from "../database/tables/OrderMails.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { OpeningHours } from "../generated/types.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";

interface AddressRow {
  readonly postcode: number;
  readonly city: string;
  readonly street: string | null;
  readonly house_number: string | null;
}

/** An order's address on one line. */
export const addressLine = ({ postcode, city, street, house_number }: AddressRow): string =>
  addressText({ postcode: String(postcode), city, street, houseNumber: house_number });

/** The shopper's name and the numbers of an order, for every mail. */
export const orderMail = ({ id, transaction_id, contact_name }: OrderRow): OrderMail => ({
  name: contact_name ?? "",
  orderId: String(id),
  transactionId: transaction_id,
});

function placeOf({ post_point, shipping_address }: OrderRow): string | null {
  if (post_point === null) return shipping_address && addressLine(shipping_address);
  const { postcode, city, street_name: streetName, street_type: streetType, house_number: houseNumber } = post_point;
  const address = postPointText({ postcode: String(postcode), city, streetName, streetType, houseNumber });
  return `${post_point.name}, ${address}`;
}

async function weekAt(address: OrderRow["shipping_address"], db: Kysely<DatabaseSchema>): Promise<OpeningHours[]> {
  if (address === null) return [];
  const key = addressKey(address);
  return (await loadWeeks(db, [key])).get(key) ?? [];
}

async function pickupOf(
  { shipping_address, ready_from: readyFrom }: OrderRow,
  { db, kind }: { readonly db: Kysely<DatabaseSchema>; readonly kind: ShippingKind },
): Promise<OpenOrderMail["pickup"]> {
  if (kind !== "pickup") return null;
  return { readyFrom, week: await weekAt(shipping_address, db) };
}

/** The part of a mail on an open order: place and time of its delivery, and the amount that is due then. */
export async function openOrderMail(db: Kysely<DatabaseSchema>, order: OrderRow): Promise<OpenOrderMail> {
  const shippingKind = kindOfShipping(order.shipping_method_id);
  return {
    ...orderMail(order),
    shippingKind,
    place: placeOf(order),
    timeSlot: order.time_slot,
    cashDue: cashDue(huf(order.total_amount), {
      paymentMethod: { kind: paymentKindOf(String(order.payment_method_id)) },
    }),
    pickup: await pickupOf(order, { db, kind: shippingKind }),
  };
}

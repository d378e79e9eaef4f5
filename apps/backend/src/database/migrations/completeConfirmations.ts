import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const text = (column: string, field: string) => `(orders.${column} ->> '${field}')`;
const addressOf = (column: string) =>
  `concat_ws(', ', ${text(column, "postcode")} || ' ' || ${text(column, "city")}, nullif(concat_ws(' ', ${text(column, "street")}, ${text(column, "house_number")}), ''))`;

const up = [
  `update mails set data = mails.data || jsonb_build_object(
     'shippingKind', (array['courier', 'postal', 'postPoint', 'pickup'])[shipping_method_id],
     'place', case when shipping_address is null then null else ${addressOf("shipping_address")} end,
     'contact', jsonb_build_object('email', contact_email, 'telephone', contact_telephone),
     'billing', case when billing_address is null then null else jsonb_build_object('name', ${text("billing_address", "name")},
       'address', ${addressOf("billing_address")}, 'vatNumber', ${text("billing_address", "vat_number")}) end,
     'cashDue', case when payment_method_id = 2 then total_amount + 2 - (total_amount + 2) % 5 end,
     'at', orders.created_at, 'cancellableUntil', orders.cancellable_until, 'isToPay', status in ('PAYMENT_PENDING', 'PAYMENT_REFUSED'), 'pickup', null,
     'terms', null)
   from orders
   where mails.kind = 'orderConfirmation' and mails.data ? 'orderId' and orders.id = (mails.data ->> 'orderId')::bigint`,
];

/** Queued confirmations say all that they confirm: addresses, contact, cash, and how long they can be cancelled. */
export const completeConfirmations: Migration = { up: runStatements(up), down: () => Promise.resolve() };

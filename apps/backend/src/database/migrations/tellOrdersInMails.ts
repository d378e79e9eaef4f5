import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const amounts = ["goods", "deposit", "discount", "delivery", "cash_on_delivery", "boxing", "donation", "total"];

const up = [
  `update mails set data = mails.data || jsonb_build_object(
     'lines', coalesce((select jsonb_agg(jsonb_build_object('name', name, 'piece', quantity, 'unit', quantity_name, 'total', total) order by line)
       from order_products where order_id = orders.id), '[]'),
     'amounts', jsonb_build_object(${amounts.map((part) => `'${part}_amount', ${part}_amount`).join(", ")}),
     'shipping', shipping_method_name, 'payment', payment_method_name, 'timeSlot', time_slot)
   from orders
   where mails.kind = 'orderConfirmation' and mails.data ? 'orderId' and not mails.data ? 'lines' and orders.id = (mails.data ->> 'orderId')::bigint`,
];

/** Queued order confirmations list the products and the total. */
export const tellOrdersInMails: Migration = { up: runStatements(up), down: () => Promise.resolve() };

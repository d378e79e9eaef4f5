import type { LinkableOrder } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { groupBy } from "../database/groupBy.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";

/** Open orders in the contract's form for linking. Three statements for any number; none for an empty list. */
export async function encodeLinkableOrders(
  orders: ReadonlyArray<OrderRow>,
  { db }: Pick<Context, "db">,
): Promise<LinkableOrder[]> {
  if (orders.length === 0) return [];
  const methods = new Map(
    (await db.selectFrom("shipping_methods").selectAll().execute()).map((method) => [method.id, method]),
  );
  const payments = new Map(
    (await db.selectFrom("payment_methods").selectAll().execute()).map((payment) => [payment.id, payment]),
  );
  const ranges = groupBy(await db.selectFrom("shipping_price_ranges").selectAll().orderBy("from_amount").execute(), {
    key: (range) => range.shipping_method_id,
    value: ({ from_amount: from, price }) => ({ from, price }),
  });
  return orders.flatMap((order) => {
    const { shipping_address: address, shipping_method_id: methodId, payment_method_id: paymentId } = order;
    if (address === null) return [];
    const method = methods.get(methodId);
    const payment = payments.get(paymentId);
    return {
      id: String(order.id),
      created_at: order.created_at,
      shipping_name: address.name,
      shipping_postcode: address.postcode,
      shipping_city: address.city,
      shipping_street: address.street,
      shipping_house_number: address.house_number,
      shipping_telephone: address.telephone,
      shipping_note: address.note,
      timetable_time_slot: order.time_slot,
      shipping_method: {
        id: String(methodId),
        name: order.shipping_method_name,
        is_active: method?.is_active ?? false,
        sort: method?.position ?? 0,
        price_ranges: ranges.get(methodId) ?? [],
        discount_price: 0,
        max_weight: method?.max_weight ?? null,
        description: method?.description ?? null,
        short_description: method?.short_description ?? null,
        delivery_time: method?.delivery_time ?? null,
      },
      payment_method: {
        id: String(paymentId),
        name: order.payment_method_name,
        is_active: payment?.is_active ?? false,
        sort: payment?.position ?? 0,
        short_description: payment?.short_description ?? null,
      },
    };
  });
}

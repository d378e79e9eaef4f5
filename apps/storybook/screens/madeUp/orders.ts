import type { cartOfGoods } from "./cart.ts";
import { address, billing, contact } from "./person.ts";
import { now } from "./now.ts";

const dayMs = 86_400_000;

type Cart = ReturnType<typeof cartOfGoods>["read"] extends () => infer Read ? Read : never;

const statuses = {
  ACCEPTED: "Megrendelve",
  PROCESSING: "Feldolgozás alatt",
  KAMRA_SHIPPED: "Kiszállítás alatt",
  COMPLETE: "Teljesítve",
  CANCELED: "Törölve",
} as const;

/** All of it has the usual rate. */
const vatIn = (amount: number) => ({ vat: 27, vat_amount: Math.round((amount * 27) / 127) });

const fee = (kind: string, amount: number) => ({ kind, amount, ...vatIn(amount) });

/** What keeps can be given back: groceries and drinks. */
const lasts = ({ default_category_id: category }: Cart["cart_products"][number]["product"]) =>
  category === "47" || category === "55";

const none = { discount_amount: 0, donation_amount: 0 };

interface Become {
  readonly id: string;
  readonly status?: keyof typeof statuses;
  /** How many days ago it was placed. */
  readonly age?: number;
}

/** The day so long before today; tomorrow is -1 days before it. */
const dayBefore = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);

/** The order that a cart becomes. */
export function orderOf(cart: Cart, { id, status = "PROCESSING", age = 0 }: Become) {
  const isNew = status === "ACCEPTED";
  const delivery = cart.timetable_time_slot?.price ?? 990;
  return {
    ...none,
    id,
    created_at: isNew ? now.toISOString() : `${dayBefore(age)}T08:00:00Z`,
    status: { code: status, title: statuses[status] },
    goods_amount: cart.total_price,
    deposit_amount: 0,
    delivery_amount: delivery,
    boxing_amount: 149,
    cash_on_delivery_amount: 390,
    total_amount: cart.total_price + delivery + 149 + 390,
    order_products: cart.cart_products.map((line) => ({
      ...line,
      product_id: line.product.id,
      name: line.product.name,
      default_quantity_name: line.product.default_quantity_name,
      alternative_quantity_name:
        line.alternative_quantity_piece === null ? null : line.product.alternative_quantity_name,
      deposit_amount: 0,
      discount_amount: 0,
      paid_amount: line.total_price,
      ...vatIn(line.total_price),
      withdrawable_piece: status === "COMPLETE" && lasts(line.product) ? line.piece : 0,
    })),
    fees: [fee("DELIVERY", delivery), fee("BOXING", 149), fee("CASH_ON_DELIVERY", 390)],
    shipping_method: { id: "1", name: "Házhozszállítás" },
    payment_method: { id: "2", name: "Utánvét" },
    payment: null,
    shipping_address: address,
    billing_address: billing,
    contact_data: contact,
    timetable_time_slot: { range_date: dayBefore(age - 1), time_from: "08:00", time_to: "10:00" },
    returns_empties: false,
    user_type: "RETURNING",
    affiliation: "B2C",
    cancellable_until: isNew || status === "PROCESSING" ? "2026-11-21T20:00:00Z" : null,
    is_brief: false,
    confirm_until: null,
    withdrawable_until: status === "COMPLETE" ? `${dayBefore(age - 15)}T23:00:00Z` : null,
    withdrawals: [],
    events: isNew
      ? []
      : [{ status: { code: "PROCESSING", title: statuses.PROCESSING }, created_at: `${dayBefore(age)}T09:00:00Z` }],
  };
}

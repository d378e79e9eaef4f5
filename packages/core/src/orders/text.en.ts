import type { OrderTexts } from "./text.hu.ts";

/** The English texts of orders: the calendar entry of a delivery, discounts and VAT rates. */
export const orderTexts: OrderTexts = {
  calendarTitle: (brand) => `Delivery from ${brand}`,
  calendarNote: (id) => `Your order number: ${id}.`,
  discounted: (amount) => `${amount} after discount`,
  vatRate: (percent) => (percent === null ? "Outside VAT" : `${percent}%`),
};

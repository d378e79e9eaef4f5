import { withArticle } from "../text/withArticle.ts";

/** The Hungarian texts of orders: the calendar entry of a delivery, discounts and VAT rates. */
export const orderTexts = {
  calendarTitle: (brand: string) => `Jön ${withArticle(brand)}`,
  calendarNote: (id: string) => `A rendelésed száma: ${id}.`,
  /** Beside a line's price before its discount. */
  discounted: (amount: string) => `kedvezménnyel ${amount}`,
  /** In percent; null outside VAT. */
  vatRate: (percent: number | null) => (percent === null ? "Áfán kívül" : `${String(percent).replace(".", ",")}%`),
};

/** The texts of orders in any language. */
export type OrderTexts = typeof orderTexts;

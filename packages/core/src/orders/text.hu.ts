import { withArticle } from "../text/withArticle.ts";

export const orderTexts = {
  calendarTitle: (brand: string) => `Jön ${withArticle(brand)}`,
  calendarNote: (id: string) => `A rendelésed száma: ${id}.`,
  /** Beside a line's price before its discount. */
  discounted: (amount: string) => `kedvezménnyel ${amount}`,
  /** In percent; null outside VAT. */
  vatRate: (percent: number | null) => (percent === null ? "Áfán kívül" : `${String(percent).replace(".", ",")}%`),
};

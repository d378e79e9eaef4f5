import { withArticle } from "../text/withArticle.ts";

export const orderTexts = {
  calendarTitle: (brand: string) => `Jön ${withArticle(brand)}`,
  calendarNote: (id: string) => `A rendelésed száma: ${id}.`,
};

import { catalogueTexts } from "@kamra/core/catalogue";

const { pages } = catalogueTexts;

export const categoryText = {
  description: (name: string, count: number) =>
    `${name}: ${count} termék árral, egységárral és összetevőkkel. Rendeld meg házhozszállítással vagy személyes átvétellel.`,
  subCategories: "Alkategóriák",
  usuals: "Szokásos ebből a kategóriából",
  nothingTitle: "Itt most nincs termék",
  nothing: "Nézz szét a többi kategóriában vagy az ajánlatok között.",
  toOffers: pages.offers,
} as const;

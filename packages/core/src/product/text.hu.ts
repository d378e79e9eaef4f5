import type { KnownProductStatus } from "./Product.ts";

export const productTexts = {
  availability: {
    OUT_OF_STOCK: "Átmeneti készlethiány",
    SEASONAL: "Szezonális termék, átmenetileg nem kapható",
    UNAVAILABLE: "A termék jelenleg nem elérhető",
    PERMANENTLY_ENDED: "A termék megszűnt",
  } satisfies Record<Exclude<KnownProductStatus, "AVAILABLE">, string>,
  invalidQuantity: "Ez a mennyiség nem rendelhető.",
  purchaseLimitReached: "Ebből a termékből elérted a maximálisan vásárolható mennyiséget!",
};

export type ProductTexts = typeof productTexts;

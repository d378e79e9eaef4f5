import type { QuantityProblemKind } from "./parseQuantity.ts";
import type { KnownProductStatus } from "./Product.ts";

export const productTexts = {
  availability: {
    OUT_OF_STOCK: "Átmeneti készlethiány",
    SEASONAL: "Szezonális termék, átmenetileg nem kapható",
    UNAVAILABLE: "A termék jelenleg nem elérhető",
    PERMANENTLY_ENDED: "A termék megszűnt",
  } satisfies Record<Exclude<KnownProductStatus, "AVAILABLE">, string>,
  invalidQuantity: "Ez a mennyiség nem rendelhető.",
  /** Words that shoppers type, and what they stand for. */
  quantityWords: {
    darab: "db",
    deka: "dkg",
    dekagramm: "dkg",
    fél: "1/2",
    gramm: "g",
    háromnegyed: "3/4",
    kiló: "kg",
    kilogramm: "kg",
    másfél: "3/2",
    negyed: "1/4",
  },
  /** What was expected of a quantity that was typed. */
  quantityProblems: {
    ambiguous: () => "A pont itt ezrest és tizedest is jelenthet: ezreseknél hagyd el, tizedeseknél írj vesszőt!",
    empty: ([unit = ""]) => `Írd be, mennyit szeretnél, például: 2 ${unit}`,
    negative: () => "A mennyiség nem lehet negatív.",
    notANumber: ([unit = ""]) => `Ez nem mennyiség. Számmal írd be, például: 2 ${unit}`,
    otherUnit: (units) => `Ez a termék csak ezekben rendelhető: ${units.join(", ")}`,
    tooLarge: () => "Ekkora mennyiség nem rendelhető.",
  } satisfies Record<QuantityProblemKind, (units: ReadonlyArray<string>) => string>,
  purchaseLimitReached: "Ebből a termékből elérted a maximálisan vásárolható mennyiséget!",
};

export type ProductTexts = typeof productTexts;

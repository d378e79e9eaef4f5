import type { AllergenCode } from "./allergenCodes.ts";
import type { QuantityProblem } from "./parseQuantity.ts";
import type { KnownProductStatus } from "./Product.ts";
import type { QuantityOffer } from "./quantityOffer.ts";

const invalidQuantity = "Ez a mennyiség nem rendelhető.";
const purchaseLimitReached = "Ebből a termékből elérted a maximálisan vásárolható mennyiséget!";

/** Texts that services show; all other texts are bundled with the components that show them. */
export const productServiceTexts = { invalidQuantity, purchaseLimitReached };

/** The Hungarian texts of products: availability, estimates, and problems of typed quantities. */
export const productTexts = {
  availability: {
    OUT_OF_STOCK: "Átmeneti készlethiány",
    SEASONAL: "Szezonális termék, átmenetileg nem kapható",
    UNAVAILABLE: "A termék jelenleg nem elérhető",
    PERMANENTLY_ENDED: "A termék megszűnt",
  } satisfies Record<Exclude<KnownProductStatus, "AVAILABLE">, string>,
  /** An estimated weight or price. */
  estimated: (amount: string) => `kb. ${amount}`,
  estimateNote:
    "A „kb.” a darabok szokásos súlya. Ha a tiéd nehezebb vagy könnyebb, akkor is az itt látható árat fizeted.",
  invalidQuantity,
  /** The expected form of a typed quantity, for its possible units. */
  quantityProblems: {
    empty: ([unit = ""]) => `Írd be, mennyit szeretnél, például: 2 ${unit}`,
    negative: () => "A mennyiség nem lehet negatív.",
    notANumber: ([unit = ""]) => `Ez nem mennyiség. Számmal írd be, tizedesvesszővel, például: 2 vagy 1,5 ${unit}`,
    otherUnit: (units) => `Ez a termék csak ezekben rendelhető: ${units.join(", ")}`,
    tooLarge: () => "Ekkora mennyiség nem rendelhető.",
  } satisfies Record<QuantityProblem, (units: ReadonlyArray<string>) => string>,
  /** Why a typed quantity is not taken as it is; the least and the step with their unit. */
  quantityOffers: {
    belowLeast: ({ least, step }) => `Legkevesebb ${least}, ${step} lépésekben.`,
    offStep: ({ step }) => `Ez a termék ${step} lépésekben rendelhető.`,
  } satisfies Record<
    NonNullable<QuantityOffer["reason"]>,
    (amounts: { readonly least: string; readonly step: string }) => string
  >,
  purchaseLimitReached,
  /** The button that subscribes to an unavailable product. */
  subscribe: "Szólj, ha újra kapható",
};

/** The texts of products; a shop overrides some by the option `texts.product` of `createShop`. */
export type ProductTexts = typeof productTexts;

/** Allergens by their codes. */
export type AllergenTexts = Readonly<Record<AllergenCode, string>>;

/** The Hungarian names of the allergens, by code. */
export const allergenTexts: AllergenTexts = {
  gluten: "glutén",
  crustaceans: "rákfélék",
  eggs: "tojás",
  fish: "hal",
  peanuts: "földimogyoró",
  soybeans: "szója",
  milk: "tej",
  nuts: "diófélék",
  celery: "zeller",
  mustard: "mustár",
  sesame: "szezámmag",
  sulphites: "kén-dioxid és szulfitok",
  lupin: "csillagfürt",
  molluscs: "puhatestűek",
};

/** How money, numbers and dates are written. */
export interface Formats {
  /** The language of dates, as a BCP 47 tag. */
  readonly locale: string;
  readonly decimal: string;
  /** Between groups of three digits. */
  readonly thousands: string;
  /** An amount of whole units; `digits` are grouped, with a minus sign when it is below 0. */
  readonly money: (digits: string, amount: number) => string;
  /** A unit that products are sold in, by its name in the data: `db`, `karton`. */
  readonly unit: (name: string) => string;
}

/** An option of all rules that write amounts or dates. */
export interface Formatted {
  readonly formats?: Formats | undefined;
}

/** The Hungarian formats, and forint. */
export const formats: Formats = {
  locale: "hu-HU",
  decimal: ",",
  thousands: "\u00a0",
  money: (digits) => `${digits}\u00a0Ft`,
  unit: (name) => name,
};

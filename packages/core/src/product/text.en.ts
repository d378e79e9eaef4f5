import type { AllergenTexts, Formats, ProductTexts, productServiceTexts as hungarianServiceTexts } from "./text.hu.ts";

const invalidQuantity = "This quantity cannot be ordered.";
const purchaseLimitReached = "You have as many of this product as one order may have.";

/** Texts that services show; all other texts are bundled with the components that show them. */
export const productServiceTexts: typeof hungarianServiceTexts = { invalidQuantity, purchaseLimitReached };

/** The English texts of products: availability, estimates, and problems of typed quantities. */
export const productTexts: ProductTexts = {
  availability: {
    OUT_OF_STOCK: "Out of stock",
    SEASONAL: "Out of season",
    UNAVAILABLE: "This product is not available at the moment",
    PERMANENTLY_ENDED: "This product is discontinued",
  },
  estimated: (amount) => `approx. ${amount}`,
  estimateNote:
    "“Approx.” is what such pieces usually weigh. Even if yours are heavier or lighter, you pay the price shown here.",
  invalidQuantity,
  quantityProblems: {
    empty: ([unit = ""]) => `Enter how much you would like, for example: 2 ${unit}`,
    negative: () => "A quantity cannot be negative.",
    notANumber: ([unit = ""]) => `This is not a quantity. Enter a number, for example: 2 or 1.5 ${unit}`,
    otherUnit: (units) => `This product can only be ordered by: ${units.join(", ")}`,
    tooLarge: () => "We cannot take an order this large.",
  },
  quantityOffers: {
    belowLeast: ({ least, step }) => `At least ${least}, in steps of ${step}.`,
    offStep: ({ step }) => `This product is sold in steps of ${step}.`,
  },
  purchaseLimitReached,
  subscribe: "Tell me when it is back",
};

/** The English names of the allergens, by code. */
export const allergenTexts: AllergenTexts = {
  gluten: "gluten",
  crustaceans: "crustaceans",
  eggs: "eggs",
  fish: "fish",
  peanuts: "peanuts",
  soybeans: "soybeans",
  milk: "milk",
  nuts: "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphites: "sulphur dioxide and sulphites",
  lupin: "lupin",
  molluscs: "molluscs",
};

/** The data names units in Hungarian. */
const units: Readonly<Record<string, string>> = {
  db: "pc",
  csomag: "pack",
  doboz: "box",
  üveg: "bottle",
  karton: "carton",
  rekesz: "crate",
};

/** The British formats, and forint. */
export const formats: Formats = {
  locale: "en-GB",
  decimal: ".",
  thousands: ",",
  money: (digits) => `${digits}\u00a0Ft`,
  unit: (name) => units[name] ?? name,
};

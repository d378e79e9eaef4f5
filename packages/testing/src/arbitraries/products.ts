import { type Image, type Product, type ProductDetails, productId, type ProductPrices } from "@kamra/core/product";
import fc from "fast-check";
import { paidPrices, prices } from "./amounts.ts";
import { stampsAround } from "./instants.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { productQuantities } from "./units.ts";
import { ids, names, urlKeys } from "./words.ts";
import { testNow } from "./testNow.ts";

/** Pictures in three sizes. */
export const images: fc.Arbitrary<Image> = fc.tuple(ids, optional(names)).map(([id, alt]) => ({
  id,
  alt,
  full: `/images/${id}/full`,
  list: `/images/${id}/list`,
  thumbnail: `/images/${id}/thumbnail`,
}));

/** Prices whose special price begins and ends within days of `now`, before it, on the day and after it. */
export function productPrices({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<ProductPrices> {
  const bounds = optional(stampsAround(now));
  return plainRecord({
    regularPrice: prices,
    specialPrice: optional(paidPrices),
    specialFrom: bounds,
    specialTo: bounds,
    personalPrice: optional(paidPrices),
    priorPrice: optional(paidPrices),
    vat: optional(fc.constantFrom(0, 5, 18, 27)),
    priceUnit: optional(fc.constantFrom("kg", "l", "db")),
    pricePerUnit: optional(fc.integer({ min: 1, max: 2_000_000 }).map((n) => Number(`${n}e-5`))),
  });
}

function productParts({ now }: { readonly now: Date }) {
  const bounds = optional(stampsAround(now));
  return {
    id: ids.map(productId),
    name: names,
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant("AVAILABLE") },
      fc.constantFrom("OUT_OF_STOCK", "PERMANENTLY_ENDED", "SEASONAL", "UNAVAILABLE", "RECALLED"),
    ),
    urlKey: urlKeys,
    smartUrl: optional(urlKeys),
    categories: fc.array(plainRecord({ id: ids, name: names, urlKey: urlKeys }), { maxLength: 3 }),
    defaultCategoryId: optional(ids),
    brand: optional(names),
    origin: optional(names),
    minimumExpiryDays: optional(fc.integer({ min: 0, max: 700 })),
    webshopOnlyPrice: fc.boolean(),
    newsFrom: bounds,
    newsTo: bounds,
    images: fc.array(images, { maxLength: 3 }),
    isMailable: fc.boolean(),
    storage: fc.constantFrom("AMBIENT", "CHILLED", "FROZEN", "DRY_ICE"),
    isFragile: fc.boolean(),
    sliceable: fc.boolean(),
    giftMessageAvailable: fc.boolean(),
    adultsOnly: fc.boolean(),
    allergens: fc.subarray(["milk", "gluten", "eggs", "nuts"]),
  };
}

const votes = fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50));

function ratingOf(counts: ProductDetails["votes"]): Product["rating"] {
  const count = counts.reduce((sum, votesOfStars) => sum + votesOfStars, 0);
  const stars = counts.reduce((sum, votesOfStars, index) => sum + votesOfStars * (index + 1), 0);
  return { average: count === 0 ? null : stars / count, count };
}

/**
 * Products of lists, cards and carts: every status, also an unknown one; special prices and news with bounds around
 * `now`; one unit or two; deposits.
 */
export function products({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<Product> {
  return fc
    .tuple(productPrices({ now }), productQuantities, plainRecord(productParts({ now })), votes)
    .map(([priced, sold, rest, counts]) => ({ ...priced, ...sold, ...rest, rating: ratingOf(counts) }));
}

/** Cards show the first option of these attributes. */
export function cardAttributes({ brand, origin }: Product): ProductDetails["attributes"] {
  return [
    ...(brand === null ? [] : [{ code: "brand", name: "Márka", options: [{ id: "1", label: brand }] }]),
    ...(origin === null ? [] : [{ code: "origin", name: "Származási hely", options: [{ id: "2", label: origin }] }]),
  ];
}

const barcodes = fc.stringMatching(/^599\d{10}$/);

/** Products as their own pages show them; brand and origin are among the attributes. */
export function productDetails({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<ProductDetails> {
  const options = fc.uniqueArray(plainRecord({ id: ids, label: names }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .tuple(
      products({ now }),
      votes,
      plainRecord({
        barcodes: fc.array(barcodes, { maxLength: 2 }),
        descriptionHtml: optional(names.map((text) => `<p>${text}</p>`)),
        ingredientsHtml: optional(names.map((text) => `<p>${text}, <strong>tej</strong></p>`)),
        nutrition: fc.array(plainRecord({ name: names, value: fc.constantFrom("1,2 g", "0 g", "250 kJ") }), {
          maxLength: 4,
        }),
        attributes: fc.uniqueArray(plainRecord({ code: fc.constantFrom("diet", "size"), name: names, options }), {
          selector: ({ code }) => code,
          maxLength: 3,
        }),
        packageGrams: optional(fc.integer({ min: 1, max: 5000 })),
        packageMillilitres: optional(fc.integer({ min: 1, max: 5000 })),
        isSubscribed: fc.boolean(),
        metaTitle: optional(names),
        metaDescription: optional(names),
      }),
    )
    .map(([product, counts, { attributes, ...details }]) => ({
      ...product,
      ...details,
      attributes: [...cardAttributes(product), ...attributes],
      votes: counts,
      rating: ratingOf(counts),
    }));
}

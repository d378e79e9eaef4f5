import type { Image, Product, ProductDetails } from "../Product.schema.ts";
import type { ImageFieldsFragment, ProductCardFragment, ProductDetailsFragment } from "./generated/responses.ts";

export const readImage = ({ id, alt, conversions }: ImageFieldsFragment): typeof Image.Encoded => ({
  id,
  alt: alt ?? null,
  ...conversions,
});

/** Absent, null and 0 all mean that it is missing (PRICE-1, QTY-1). */
const given = (figure: number | null | undefined): number | null => (figure ? figure : null);

/** Steps and rates have 5 decimals; one that rounds to 0 counts as missing (QTY-8). */
const givenAtFiveDecimals = (figure: number | null | undefined): number | null =>
  given(Number((figure ?? 0).toFixed(5)));

const alternativeUnit = (wire: ProductCardFragment): (typeof Product.Encoded)["alternativeUnit"] =>
  wire.alternative_quantity_name && typeof wire.alternative_quantity_exchange_rate === "number"
    ? {
        name: wire.alternative_quantity_name,
        minimumQuantity: given(wire.alternative_quantity_minimum),
        quantityStep: givenAtFiveDecimals(wire.alternative_quantity_scale),
        exchangeRate: Number(wire.alternative_quantity_exchange_rate.toFixed(5)),
      }
    : null;

const attribute = ({ attributes }: ProductCardFragment, code: "brand" | "origin"): string | null =>
  attributes.find((each) => each.code === code)?.options[0]?.label ?? null;

const rating = ({ vote_calculated: votes }: ProductCardFragment): (typeof Product.Encoded)["rating"] => ({
  average: votes.vote_avg ?? null,
  count:
    votes.vote_count_one +
    votes.vote_count_two +
    votes.vote_count_three +
    votes.vote_count_four +
    votes.vote_count_five,
});

/**
 * The contract's `Product`, as lists and carts ask for it, in the model's terms.
 *
 * Errors: the model refuses negative or fractional prices, negative steps and minimums, rates at or under 0, and days
 * that are not in the calendar. A status that this version does not know is kept.
 *
 * @rule PRICE-1, QTY-1, QTY-8
 */
export const readProduct = (wire: ProductCardFragment): typeof Product.Encoded => ({
  id: wire.id,
  name: wire.name,
  status: wire.status,
  urlKey: wire.url_key,
  smartUrl: wire.smarturl ?? null,
  categories: wire.categories.map(({ id, name, url_key }) => ({ id, name, urlKey: url_key })),
  defaultCategoryId: wire.default_category_id ?? null,
  brand: attribute(wire, "brand"),
  origin: attribute(wire, "origin"),
  minimumExpiryDays: wire.min_expiry_days ?? null,
  regularPrice: wire.price,
  specialPrice: given(wire.special_price),
  specialFrom: wire.special_from_date ?? null,
  specialTo: wire.special_to_date ?? null,
  personalPrice: given(wire.personal_discount_price),
  priorPrice: given(wire.lowest_price_30d),
  vat: wire.vat ?? null,
  priceUnit: wire.price_unit ?? null,
  pricePerUnit: given(wire.price_per_unit),
  webshopOnlyPrice: wire.webshop_only_price,
  newsFrom: wire.news_from_date ?? null,
  newsTo: wire.news_to_date ?? null,
  defaultUnit: {
    name: wire.default_quantity_name,
    minimumQuantity: given(wire.default_quantity_minimum),
    quantityStep: givenAtFiveDecimals(wire.default_quantity_scale),
  },
  alternativeUnit: alternativeUnit(wire),
  weight: wire.weight ?? null,
  deposits: wire.empties.map(({ id, name, price, weight }) => ({ id, name, price, weight: weight ?? null })),
  images: wire.images,
  isMailable: wire.is_mpl,
  storage: wire.storage ?? "AMBIENT",
  isFragile: wire.is_fragile ?? false,
  sliceable: wire.sliceable,
  giftMessageAvailable: wire.gift_message_available,
  adultsOnly: wire.adults_only,
  allergens: wire.allergens,
  rating: rating(wire),
});

const active = ({ is_active }: { readonly is_active: boolean }) => is_active;

export const readProductDetails = (wire: ProductDetailsFragment): typeof ProductDetails.Encoded => ({
  ...readProduct(wire),
  barcodes: wire.barcodes,
  descriptionHtml: wire.description ?? null,
  ingredientsHtml: wire.components ?? null,
  nutrition: wire.nutrition_data,
  attributes: wire.attributes.filter(active).map(({ code, name, options }) => ({
    code,
    name,
    options: options.filter(active).map(({ id, label }) => ({ id, label })),
  })),
  votes: [
    wire.vote_calculated.vote_count_one,
    wire.vote_calculated.vote_count_two,
    wire.vote_calculated.vote_count_three,
    wire.vote_calculated.vote_count_four,
    wire.vote_calculated.vote_count_five,
  ] as const,
  packageGrams: wire.package_official_g ?? null,
  packageMillilitres: wire.package_official_ml ?? null,
  isSubscribed: wire.is_subscribed,
  metaTitle: wire.meta_title ?? null,
  metaDescription: wire.meta_description ?? null,
});

import * as Schema from "effect/Schema";
import { Product } from "../../product/Product.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { ImageFromWire } from "./ImageFromWire.ts";
import { nullish } from "./nullish.ts";

const Vote = Schema.Natural;

export const WireProduct = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  status: Schema.String,
  url_key: Schema.String,
  smarturl: nullish(Schema.String),
  categories: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, url_key: Schema.String })),
  default_category_id: nullish(Schema.String),
  price: Schema.Finite,
  price_unit: nullish(Schema.String),
  price_per_unit: nullish(Schema.Finite),
  vat: nullish(Schema.Finite),
  special_price: nullish(Schema.Finite),
  special_from_date: nullish(Schema.String),
  special_to_date: nullish(Schema.String),
  personal_discount_price: nullish(Schema.Finite),
  lowest_price_30d: nullish(Schema.Finite),
  webshop_only_price: nullish(Schema.Boolean),
  news_from_date: nullish(Schema.String),
  news_to_date: nullish(Schema.String),
  vote_calculated: Schema.Struct({
    vote_count_one: Vote,
    vote_count_two: Vote,
    vote_count_three: Vote,
    vote_count_four: Vote,
    vote_count_five: Vote,
    vote_avg: nullish(Schema.Finite),
  }),
  alternative_quantity_name: nullish(Schema.String),
  alternative_quantity_minimum: nullish(Schema.Finite),
  alternative_quantity_scale: nullish(Schema.Finite),
  alternative_quantity_exchange_rate: nullish(Schema.Finite),
  default_quantity_name: Schema.String,
  default_quantity_minimum: nullish(Schema.Finite),
  default_quantity_scale: nullish(Schema.Finite),
  gift_message_available: nullish(Schema.Boolean),
  is_mpl: nullish(Schema.Boolean),
  sliceable: nullish(Schema.Boolean),
  weight: nullish(Schema.Finite),
  adults_only: nullish(Schema.Boolean),
  empties: Schema.Array(
    Schema.Struct({ id: Schema.String, name: Schema.String, price: Schema.Finite, weight: nullish(Schema.Finite) }),
  ),
  attributes: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      name: Schema.String,
      is_active: Schema.Boolean,
      options: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String, is_active: Schema.Boolean })),
    }),
  ),
  images: Schema.Array(ImageFromWire),
});
type WireProduct = typeof WireProduct.Type;

/** Absent, null and 0 all mean that it was not given (PRICE-1, QTY-1). */
const given = (figure: number | null | undefined): number | null => (figure ? figure : null);

/** Steps and rates are held at 5 decimals; what is 0 after that was not given (QTY-8). */
const givenAtFiveDecimals = (figure: number | null | undefined): number | null =>
  given(Number((figure ?? 0).toFixed(5)));

const alternativeUnit = (wire: WireProduct): (typeof Product.Encoded)["alternativeUnit"] =>
  wire.alternative_quantity_name && typeof wire.alternative_quantity_exchange_rate === "number"
    ? {
        name: wire.alternative_quantity_name,
        minimumQuantity: given(wire.alternative_quantity_minimum),
        quantityStep: givenAtFiveDecimals(wire.alternative_quantity_scale),
        exchangeRate: Number(wire.alternative_quantity_exchange_rate.toFixed(5)),
      }
    : null;

const brand = ({ attributes }: WireProduct): string | null =>
  attributes.find(({ code }) => code === "brand")?.options[0]?.label ?? null;

const rating = ({ vote_calculated: votes }: WireProduct): (typeof Product.Encoded)["rating"] => ({
  average: votes.vote_avg ?? null,
  count:
    votes.vote_count_one +
    votes.vote_count_two +
    votes.vote_count_three +
    votes.vote_count_four +
    votes.vote_count_five,
});

export const readProduct = (wire: WireProduct): typeof Product.Encoded => ({
  id: wire.id,
  name: wire.name,
  status: wire.status,
  urlKey: wire.url_key,
  smartUrl: wire.smarturl ?? null,
  categories: wire.categories.map(({ id, name, url_key }) => ({ id, name, urlKey: url_key })),
  defaultCategoryId: wire.default_category_id ?? null,
  brand: brand(wire),
  regularPrice: wire.price,
  specialPrice: given(wire.special_price),
  specialFrom: wire.special_from_date ?? null,
  specialTo: wire.special_to_date ?? null,
  personalPrice: given(wire.personal_discount_price),
  priorPrice: given(wire.lowest_price_30d),
  vat: wire.vat ?? null,
  priceUnit: wire.price_unit ?? null,
  pricePerUnit: given(wire.price_per_unit),
  webshopOnlyPrice: wire.webshop_only_price ?? false,
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
  isMpl: wire.is_mpl ?? false,
  sliceable: wire.sliceable ?? false,
  giftMessageAvailable: wire.gift_message_available ?? false,
  adultsOnly: wire.adults_only ?? false,
  rating: rating(wire),
});

/**
 * The contract's `Product`, as lists and carts ask for it, read into the model.
 *
 * Errors: refuses negative or fractional prices, negative steps and minimums, rates at or under 0, and days that are
 * not in the calendar. A status that this version does not know is kept.
 *
 * @rule PRICE-1, QTY-1, QTY-8
 */
export const ProductFromWire = decodeOnly(WireProduct, Product, readProduct);

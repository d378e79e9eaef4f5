import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { Image, Product, ProductDetails } from "./Product.ts";
import { readImage, readProduct, readProductDetails } from "./fromWire.ts";

export const WireImage = Schema.Struct({
  id: Schema.String,
  alt: nullish(Schema.String),
  conversions: Schema.Struct({ full: Schema.String, list: Schema.String, thumbnail: Schema.String }),
});

export const ImageFromWire = decodeOnly(WireImage, Image, readImage);

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
  storage: nullish(Schema.String),
  is_fragile: nullish(Schema.Boolean),
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

/**
 * The contract's `Product`, as lists and carts ask for it, read into the model.
 *
 * Errors: refuses negative or fractional prices, negative steps and minimums, rates at or under 0, and days that are
 * not in the calendar. A status that this version does not know is kept.
 *
 * @rule PRICE-1, QTY-1, QTY-8
 */
export const ProductFromWire = decodeOnly(WireProduct, Product, readProduct);

export const WireProductDetails = Schema.Struct({
  ...WireProduct.fields,
  barcodes: Schema.Array(Schema.String),
  description: nullish(Schema.String),
  components: nullish(Schema.String),
  nutrition_data: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  allergens: Schema.Array(Schema.String),
  package_official_g: nullish(Schema.Finite),
  package_official_ml: nullish(Schema.Finite),
  min_expiry_days: nullish(Schema.Finite),
  is_subscribed: nullish(Schema.Boolean),
  meta_title: nullish(Schema.String),
  meta_description: nullish(Schema.String),
});

/** The contract's `Product` of a product page, as a model. Refuses what ProductFromWire refuses. */
export const ProductDetailsFromWire = decodeOnly(WireProductDetails, ProductDetails, readProductDetails);

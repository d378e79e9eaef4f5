// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, finite, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { image, product, productDetails } from "../../generated/Product.ts";
import { readImage, readProduct, readProductDetails } from "../readers.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type Image, type Product, type ProductDetails } from "../../Product.ts";
import { type ImageFieldsFragment, type ProductCardFragment, type ProductDetailsFragment } from "./responses.ts";

export const imageFromWire: Decoder<Image> = from(
  struct<ImageFieldsFragment>({
    id: text,
    alt: nullish(text),
    conversions: struct({ full: text, list: text, thumbnail: text }),
  }),
  readImage,
  image,
);
export const productCardFields = {
  id: text,
  name: text,
  status: text,
  url_key: text,
  smarturl: nullish(text),
  categories: array(struct({ id: text, name: text, url_key: text })),
  default_category_id: nullish(text),
  price: int,
  price_unit: nullish(text),
  price_per_unit: nullish(finite),
  vat: nullish(finite),
  special_price: nullish(int),
  special_from_date: nullish(text),
  special_to_date: nullish(text),
  personal_discount_price: nullish(int),
  lowest_price_30d: nullish(int),
  webshop_only_price: bool,
  news_from_date: nullish(text),
  news_to_date: nullish(text),
  vote_calculated: struct({
    vote_count_one: int,
    vote_count_two: int,
    vote_count_three: int,
    vote_count_four: int,
    vote_count_five: int,
    vote_avg: nullish(finite),
  }),
  alternative_quantity_name: nullish(text),
  alternative_quantity_minimum: nullish(finite),
  alternative_quantity_scale: nullish(finite),
  alternative_quantity_exchange_rate: nullish(finite),
  default_quantity_name: text,
  default_quantity_minimum: nullish(finite),
  default_quantity_scale: nullish(finite),
  gift_message_available: bool,
  is_mpl: bool,
  storage: nullish(text),
  is_fragile: nullish(bool),
  sliceable: bool,
  weight: nullish(finite),
  adults_only: bool,
  min_expiry_days: nullish(int),
  allergens: array(text),
  empties: array(struct({ id: text, name: text, price: int, weight: nullish(finite) })),
  attributes: array(
    struct({
      code: text,
      name: text,
      is_active: bool,
      options: array(struct({ id: text, label: text, is_active: bool })),
    }),
  ),
  images: array(imageFromWire),
};
export const productFromWire: Decoder<Product> = from(
  struct<ProductCardFragment>(productCardFields),
  readProduct,
  product,
  "Product",
);
export const productDetailsFromWire: Decoder<ProductDetails> = from(
  struct<ProductDetailsFragment>({
    ...productCardFields,
    barcodes: array(text),
    description: nullish(text),
    components: nullish(text),
    nutrition_data: array(struct({ name: text, value: text })),
    package_official_g: nullish(finite),
    package_official_ml: nullish(finite),
    is_subscribed: bool,
    meta_title: nullish(text),
    meta_description: nullish(text),
  }),
  readProductDetails,
  productDetails,
  "Product",
);

import { type Huf, huf, unitPrice } from "@kamra/core/product";
import type { Product } from "../generated/resolvers.ts";
import { encodeVotes } from "./encodeVotes.ts";
import type { ProductTexts } from "./loadProductTexts.ts";
import { priceFigures } from "./priceFigures.ts";
import type { ProductRow } from "./ProductRow.ts";

/** A product on the wire, before what hangs on it and its long texts are asked for. */
export type ProductParent = Omit<Product, "categories" | "attributes" | "images" | "empties" | keyof ProductTexts>;

/** A product as the contract writes it. */
export function encodeProduct(row: ProductRow, { now }: { readonly now: Date }): ProductParent {
  const figures = priceFigures(row);
  const unitPriceAt = (price: number): Huf | null =>
    unitPrice({ ...figures, regularPrice: huf(price), specialPrice: null, personalPrice: null }, { now })?.price ??
    null;
  return {
    id: String(row.id),
    ext_id: row.ext_id,
    previous_id: row.previous_id === null ? null : String(row.previous_id),
    name: row.name,
    status: row.status,
    url_key: row.url_key,
    smarturl: row.smarturl,
    default_category_id: row.default_category_id === null ? null : String(row.default_category_id),
    price: row.price,
    barcodes: row.barcodes,
    price_unit: row.price_unit,
    price_per_unit: row.price_per_unit,
    unit_price: unitPriceAt(row.price),
    special_unit_price: row.special_price ? unitPriceAt(row.special_price) : null,
    personal_discount_unit_price: row.personal_discount_price ? unitPriceAt(row.personal_discount_price) : null,
    vat: row.vat,
    special_price: row.special_price,
    special_from_date: row.special_from_date,
    special_to_date: row.special_to_date,
    personal_discount_price: row.personal_discount_price,
    lowest_price_30d: row.lowest_price_30d,
    webshop_only_price: row.webshop_only_price,
    news_from_date: row.news_from_date,
    news_to_date: row.news_to_date,
    allergens: row.allergens,
    vote_calculated: encodeVotes(row),
    prefixbox_score: row.prefixbox_score,
    alternative_quantity_name: row.alternative_quantity_name,
    alternative_quantity_minimum: row.alternative_quantity_minimum,
    alternative_quantity_scale: row.alternative_quantity_scale,
    alternative_quantity_exchange_rate: row.alternative_quantity_exchange_rate,
    default_quantity_name: row.default_quantity_name,
    default_quantity_minimum: row.default_quantity_minimum,
    default_quantity_scale: row.default_quantity_scale,
    gift_message_available: row.gift_message_available,
    is_mpl: row.is_mpl,
    min_expiry_days: row.min_expiry_days,
    package_official_g: row.package_official_g,
    package_official_ml: row.package_official_ml,
    sliceable: row.sliceable,
    weight: row.weight,
    // Guests cannot subscribe to a product; the answer becomes a shopper's own once there are accounts.
    is_subscribed: false,
    promo_type: row.promo_type,
    adults_only: row.adults_only,
    is_returnable: row.is_returnable,
  };
}

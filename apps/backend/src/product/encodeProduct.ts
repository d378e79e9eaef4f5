import type { ProductParent } from "../graphql/parents/ProductParent.ts";
import { encodeVotes } from "./encodeVotes.ts";
import type { ProductRow } from "./ProductRow.ts";
import { unitPriceAt } from "./unitPriceAt.ts";

/** A product as the contract writes it. */
export function encodeProduct(row: ProductRow, { now }: { readonly now: Date }): ProductParent {
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
    unit_price: unitPriceAt(row.price, row, { now }),
    special_unit_price: row.special_price ? unitPriceAt(row.special_price, row, { now }) : null,
    vat: row.vat,
    special_price: row.special_price,
    special_from_date: row.special_from_date,
    special_to_date: row.special_to_date,
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
    storage: row.storage,
    is_fragile: row.is_fragile,
    min_expiry_days: row.min_expiry_days,
    package_official_g: row.package_official_g,
    package_official_ml: row.package_official_ml,
    sliceable: row.sliceable,
    weight: row.weight,
    promo_type: row.promo_type,
    adults_only: row.adults_only,
    is_returnable: row.is_returnable,
  };
}

// Generated from the schemas by `npm run codegen`. Do not edit.
import { type Image } from "../../Product.ts";

export type ImageFieldsFragment = {
  readonly id: string;
  readonly alt?: string | null | undefined;
  readonly conversions: { readonly full: string; readonly list: string; readonly thumbnail: string };
};
export type ProductCardFragment = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly url_key: string;
  readonly smarturl?: string | null | undefined;
  readonly categories: ReadonlyArray<{ readonly id: string; readonly name: string; readonly url_key: string }>;
  readonly default_category_id?: string | null | undefined;
  readonly price: number;
  readonly price_unit?: string | null | undefined;
  readonly price_per_unit?: number | null | undefined;
  readonly vat?: number | null | undefined;
  readonly special_price?: number | null | undefined;
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
  readonly personal_discount_price?: number | null | undefined;
  readonly lowest_price_30d?: number | null | undefined;
  readonly webshop_only_price: boolean;
  readonly news_from_date?: string | null | undefined;
  readonly news_to_date?: string | null | undefined;
  readonly vote_calculated: {
    readonly vote_count_one: number;
    readonly vote_count_two: number;
    readonly vote_count_three: number;
    readonly vote_count_four: number;
    readonly vote_count_five: number;
    readonly vote_avg?: number | null | undefined;
  };
  readonly alternative_quantity_name?: string | null | undefined;
  readonly alternative_quantity_minimum?: number | null | undefined;
  readonly alternative_quantity_scale?: number | null | undefined;
  readonly alternative_quantity_exchange_rate?: number | null | undefined;
  readonly default_quantity_name: string;
  readonly default_quantity_minimum?: number | null | undefined;
  readonly default_quantity_scale?: number | null | undefined;
  readonly gift_message_available: boolean;
  readonly is_mpl: boolean;
  readonly storage?: string | null | undefined;
  readonly is_fragile?: boolean | null | undefined;
  readonly sliceable: boolean;
  readonly weight?: number | null | undefined;
  readonly adults_only: boolean;
  readonly min_expiry_days?: number | null | undefined;
  readonly allergens: ReadonlyArray<string>;
  readonly empties: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly weight?: number | null | undefined;
  }>;
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly is_active: boolean;
    readonly options: ReadonlyArray<{ readonly id: string; readonly label: string; readonly is_active: boolean }>;
  }>;
  readonly images: ReadonlyArray<Image>;
};
export type ProductDetailsFragment = ProductCardFragment & {
  readonly barcodes: ReadonlyArray<string>;
  readonly description?: string | null | undefined;
  readonly components?: string | null | undefined;
  readonly nutrition_data: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly package_official_g?: number | null | undefined;
  readonly package_official_ml?: number | null | undefined;
  readonly is_subscribed: boolean;
  readonly meta_title?: string | null | undefined;
  readonly meta_description?: string | null | undefined;
};

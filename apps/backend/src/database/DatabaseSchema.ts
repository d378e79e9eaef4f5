import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ProductStorage } from "../generated/types.ts";
import type { CartTables } from "./tables/CartTables.ts";
import type { ContentTables } from "./tables/ContentTables.ts";
import type { CouponTables } from "./tables/CouponTables.ts";
import type { DeliveryTables } from "./tables/DeliveryTables.ts";
import type { PriceHistoryTables } from "./tables/PriceHistoryTables.ts";
import type { PostPointTables } from "./tables/PostPointTables.ts";
import type { TimetableTables } from "./tables/TimetableTables.ts";
import type { GoodidTables } from "./tables/GoodidTables.ts";
import type { IdempotencyTables } from "./tables/IdempotencyTables.ts";
import type { JobTables } from "./tables/JobTables.ts";
import type { ListTables } from "./tables/ListTables.ts";
import type { MailTables } from "./tables/MailTables.ts";
import type { MessageTables } from "./tables/MessageTables.ts";
import type { NewsletterTables } from "./tables/NewsletterTables.ts";
import type { PaymentTables } from "./tables/PaymentTables.ts";
import type { OrderTables } from "./tables/OrderTables.ts";
import type { SessionTables } from "./tables/SessionTables.ts";
import type { PersonalTables } from "./tables/PersonalTables.ts";
import type { SubscriptionTables } from "./tables/SubscriptionTables.ts";
import type { UserTables } from "./tables/UserTables.ts";
import type { WithdrawalTables } from "./tables/WithdrawalTables.ts";

/** JSON text goes in (`JSON.stringify`), the value comes out. */
type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;
/** A calendar day, `2026-11-21`. */
type Day = string;
/** An instant in ISO 8601, `2026-11-21T09:00:00.000Z` when read. */
type Instant = string;

export type ProductStatus = "AVAILABLE" | "OUT_OF_STOCK" | "PERMANENTLY_ENDED" | "SEASONAL" | "UNAVAILABLE";
export type PromoType = "PROMO_1" | "PROMO_2" | "PROMO_3";

/** Prices are whole forint, weights grams; `null` is "not given". */
export interface ProductTable {
  id: number;
  ext_id: string | null;
  previous_id: number | null;
  name: string;
  status: ProductStatus;
  url_key: string;
  smarturl: string | null;
  default_category_id: number | null;
  created_at: Instant;
  /** The shop's own order of its products, the smallest first. */
  sort: Generated<number>;
  prefixbox_score: number | null;
  barcodes: Generated<string[]>;
  price: number;
  /** The unit of the unit price: `kg`, `l`, `db`. */
  price_unit: string | null;
  price_per_unit: number | null;
  vat: number | null;
  special_price: number | null;
  special_from_date: Day | null;
  special_to_date: Day | null;
  lowest_price_30d: number | null;
  webshop_only_price: Generated<boolean>;
  news_from_date: Instant | null;
  news_to_date: Instant | null;
  promo_type: PromoType | null;
  default_quantity_name: string;
  default_quantity_minimum: number | null;
  default_quantity_scale: number | null;
  alternative_quantity_name: string | null;
  alternative_quantity_minimum: number | null;
  alternative_quantity_scale: number | null;
  /** Default units in one alternative unit. */
  alternative_quantity_exchange_rate: number | null;
  weight: number | null;
  package_official_g: number | null;
  package_official_ml: number | null;
  min_expiry_days: number | null;
  description: string | null;
  components: string | null;
  nutrition_data: GeneratedJson<{ name: string; value: string }[]>;
  allergens: Generated<string[]>;
  vote_count_one: Generated<number>;
  vote_count_two: Generated<number>;
  vote_count_three: Generated<number>;
  vote_count_four: Generated<number>;
  vote_count_five: Generated<number>;
  is_mpl: Generated<boolean>;
  storage: Generated<ProductStorage>;
  /** Breaks in a parcel, or leaks. */
  is_fragile: Generated<boolean>;
  sliceable: Generated<boolean>;
  gift_message_available: Generated<boolean>;
  adults_only: Generated<boolean>;
  /** Not what perishes. */
  is_returnable: Generated<boolean>;
  /** In default units; absent where the shop does not count. */
  stock: Generated<number | null>;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
}

export interface CategoryTable {
  id: number;
  parent_id: number | null;
  /** 1 for a top category, 4 for the deepest; the database ensures that a child is one below its parent. */
  level: number;
  parent_level: GeneratedAlways<number | null>;
  /** Among its siblings. */
  position: number;
  name: string;
  url_key: string;
  content: string | null;
  keywords: string | null;
  description: string | null;
  is_promotion: Generated<boolean>;
  is_homepage_prohibited: Generated<boolean>;
  promotion_place: string | null;
}

export interface ProductCategoryTable {
  product_id: number;
  category_id: number;
  position: Generated<number>;
}

export interface AttributeTable {
  id: number;
  code: string;
  name: string;
  filterable: Generated<boolean>;
  is_active: Generated<boolean>;
  position: Generated<number>;
}

export interface AttributeOptionTable {
  id: number;
  attribute_id: number;
  label: string;
  position: Generated<number>;
  is_active: Generated<boolean>;
  is_default: Generated<boolean>;
}

export interface ProductAttributeOptionTable {
  product_id: number;
  option_id: number;
}

export interface EmptyTable {
  id: number;
  name: string;
  price: number;
  weight: number | null;
}

export interface ProductEmptyTable {
  product_id: number;
  empty_id: number;
}

export interface ImageTable {
  id: number;
  /** The image routes draw from this key; the image addresses contain it. */
  key: string;
  alt: string | null;
}

export interface ProductImageTable {
  product_id: number;
  image_id: number;
  position: Generated<number>;
}

export interface EmptyImageTable {
  empty_id: number;
  image_id: number;
  position: Generated<number>;
}

/**
 * A product's index for lists, searches and facets: made from the other tables and the price rules by `indexProducts`
 * and `refreshPrices`, never filled by hand.
 */
export interface ProductIndexTable {
  product_id: number;
  status: ProductStatus;
  created_at: Instant;
  sort: number;
  score: number;
  promo_type: PromoType | null;
  news_from_date: Instant | null;
  news_to_date: Instant | null;
  /** Sorts as Hungarian does when compared byte by byte. */
  name_key: string;
  price: number;
  /** By the rules, on the day that `meta` names. */
  current_price: number;
  current_unit_price: number | null;
  /** Its categories and every category above them. */
  category_ids: number[];
  option_ids: number[];
  /** What it is found by: the keys of the rules with their weights. */
  search: ColumnType<never, string, string>;
}

/** The words of the catalogue's names, as the rules of search know them. */
export interface SearchWordTable {
  word: string;
  uses: number;
  written: Generated<string>;
  is_brand: Generated<boolean>;
  is_for_adults: Generated<boolean>;
}

export interface MetaTable {
  key: MetaKey;
  value: string;
}

/** The catalogue's seed, the days of its rolled dates and current prices, and its popular parts. */
export type MetaKey = "seed" | "catalogue_day" | "priced_day" | "popular_parts" | "search_version";

/** The tables, as Kysely sees them. */
export interface DatabaseSchema
  extends
    SessionTables,
    UserTables,
    GoodidTables,
    MailTables,
    ListTables,
    CartTables,
    ContentTables,
    CouponTables,
    DeliveryTables,
    PaymentTables,
    PersonalTables,
    PostPointTables,
    PriceHistoryTables,
    IdempotencyTables,
    MessageTables,
    NewsletterTables,
    JobTables,
    OrderTables,
    SubscriptionTables,
    TimetableTables,
    WithdrawalTables {
  products: ProductTable;
  categories: CategoryTable;
  product_categories: ProductCategoryTable;
  attributes: AttributeTable;
  attribute_options: AttributeOptionTable;
  product_attribute_options: ProductAttributeOptionTable;
  empties: EmptyTable;
  product_empties: ProductEmptyTable;
  images: ImageTable;
  product_images: ProductImageTable;
  empty_images: EmptyImageTable;
  product_index: ProductIndexTable;
  search_words: SearchWordTable;
  meta: MetaTable;
}

import * as Schema from "effect/Schema";
import type { Grams, Huf } from "./amounts.ts";

/** Whole forint, not negative: what a price is. */
export const Price = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(Schema.brand("Huf"));
/** Grams, finite and not negative. */
export const Weight = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)).pipe(Schema.brand("Grams"));

export const ProductId = Schema.NonEmptyString.pipe(Schema.brand("ProductId"));
export type ProductId = typeof ProductId.Type;

/** The statuses this version knows; a newer server's are kept as they came. */
export const productStatuses = ["AVAILABLE", "OUT_OF_STOCK", "PERMANENTLY_ENDED", "SEASONAL", "UNAVAILABLE"] as const;
export type KnownProductStatus = (typeof productStatuses)[number];
export type ProductStatus = KnownProductStatus | (string & {});

export type QuantityType = "default" | "alternative";

/** A unit that a product is sold in; `null` means the shop has not given the figure. */
export interface SellingUnit {
  /** `db`, `karton`, `kg`. */
  readonly name: string;
  readonly minimumQuantity: number | null;
  readonly quantityStep: number | null;
}

export interface AlternativeUnit extends SellingUnit {
  /** Default units in one alternative unit, at most 5 decimals, above 0. */
  readonly exchangeRate: number;
}

/** The addresses of one picture in three sizes. */
export interface Image {
  readonly id: string;
  readonly alt: string | null;
  readonly full: string;
  readonly list: string;
  readonly thumbnail: string;
}

/** Visszaváltási díj: an item that comes back for its price, with one default unit of the product. */
export interface Deposit {
  readonly id: string;
  readonly name: string;
  readonly price: Huf;
  readonly weight: Grams | null;
}

/** What the price rules read of a product. */
export interface ProductPrices {
  /** For one default unit, gross. */
  readonly regularPrice: Huf;
  /** Absent, null and 0 on the wire all become null. */
  readonly specialPrice: Huf | null;
  /** A calendar day or an instant, as the server wrote it. */
  readonly specialFrom: string | null;
  readonly specialTo: string | null;
  readonly personalPrice: Huf | null;
  /** The lowest price of the 30 days before the reduction. */
  readonly priorPrice: Huf | null;
  /** Percent. */
  readonly vat: number | null;
  /** What the unit price is for: `kg`, `l`, `db`. */
  readonly priceUnit: string | null;
  /** What the price of one default unit is multiplied by to get the unit price. */
  readonly pricePerUnit: number | null;
}

/** What the quantity and weight rules read of a product. */
export interface ProductQuantities {
  readonly defaultUnit: SellingUnit;
  readonly alternativeUnit: AlternativeUnit | null;
  /** Of one default unit, without its deposit items. */
  readonly weight: Grams | null;
  readonly deposits: ReadonlyArray<Deposit>;
}

/** A product as lists, cards and carts show it. JSON-safe: a server render can ship it as it is. */
export interface Product extends ProductPrices, ProductQuantities {
  readonly id: ProductId;
  readonly name: string;
  readonly status: ProductStatus;
  readonly urlKey: string;
  readonly smartUrl: string | null;
  readonly categories: ReadonlyArray<{ readonly id: string; readonly name: string; readonly urlKey: string }>;
  readonly defaultCategoryId: string | null;
  readonly brand: string | null;
  readonly webshopOnlyPrice: boolean;
  readonly newsFrom: string | null;
  readonly newsTo: string | null;
  readonly images: ReadonlyArray<Image>;
  readonly isMpl: boolean;
  readonly sliceable: boolean;
  readonly giftMessageAvailable: boolean;
  readonly adultsOnly: boolean;
  readonly rating: { readonly average: number | null; readonly count: number };
}

/** A product as its own page shows it. */
export interface ProductDetails extends Product {
  readonly barcodes: ReadonlyArray<string>;
  /** HTML from the server; sanitise before showing. */
  readonly descriptionHtml: string | null;
  /** HTML from the server, allergens marked; sanitise before showing. */
  readonly ingredientsHtml: string | null;
  readonly nutrition: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly allergens: ReadonlyArray<string>;
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly options: ReadonlyArray<{ readonly id: string; readonly label: string }>;
  }>;
  readonly votes: readonly [one: number, two: number, three: number, four: number, five: number];
  readonly packageGrams: number | null;
  readonly packageMillilitres: number | null;
  readonly minimumExpiryDays: number | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

import type {} from "../decoding/Added.ts";
import type { Branded } from "../decoding/Branded.ts";
import type { Grams, Huf } from "./amounts.ts";
import type { productStatuses } from "./productStatuses.ts";

/** A product's id; `productId("12")` makes one. */
export type ProductId = string & Branded<"ProductId">;

/** A status that this version knows; a newer server may send others (`ProductStatus`). */
export type KnownProductStatus = (typeof productStatuses)[number];

/** Whether a product is available. */
export type ProductStatus = (typeof productStatuses)[number] | (string & {});

/** The unit of a quantity: the product's default or alternative one. */
export type QuantityType = "default" | "alternative";

/** A sales unit of a product; `null` for a missing number. */
export interface SellingUnit {
  /** `db`, `karton`, `kg`. */
  readonly name: string;
  readonly minimumQuantity: number | null;
  readonly quantityStep: number | null;
}

/** A second unit that a product is sold in. */
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

/** A returnable item (visszaváltási díj) with its refund, per default unit of the product. */
export interface Deposit {
  readonly id: string;
  readonly name: string;
  readonly price: Huf;
  readonly weight: Grams | null;
}

/** The product fields that the price rules read. */
export interface ProductPrices {
  /** For one default unit, gross. */
  readonly regularPrice: Huf;
  /** Absent, null and 0 on the wire all become null. */
  readonly specialPrice: Huf | null;
  readonly specialFrom: string | null;
  readonly specialTo: string | null;
  readonly personalPrice: Huf | null;
  /** The lowest price of the 30 days before the reduction. */
  readonly priorPrice: Huf | null;
  /** Percent. */
  readonly vat: number | null;
  /** The unit of the unit price: `kg`, `l`, `db`. */
  readonly priceUnit: string | null;
  /** The unit price is the default unit's price times this. */
  readonly pricePerUnit: number | null;
}

/** The product fields that the quantity and weight rules read. */
export interface ProductQuantities {
  readonly defaultUnit: SellingUnit;
  readonly alternativeUnit: AlternativeUnit | null;
  /** Of one default unit, without its deposit items. */
  readonly weight: Grams | null;
  readonly deposits: ReadonlyArray<Deposit>;
}

/** As the SDK knows it, without what an application adds. */
export interface PlainProduct extends ProductPrices, ProductQuantities {
  readonly id: ProductId;
  readonly name: string;
  readonly status: ProductStatus;
  readonly urlKey: string;
  readonly smartUrl: string | null;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly urlKey: string;
  }>;
  readonly defaultCategoryId: string | null;
  readonly brand: string | null;
  /** Where it comes from, as the shop writes it. */
  readonly origin: string | null;
  /** Days after delivery for which the shop promises that it keeps. */
  readonly minimumExpiryDays: number | null;
  readonly webshopOnlyPrice: boolean;
  readonly newsFrom: string | null;
  readonly newsTo: string | null;
  readonly images: ReadonlyArray<Image>;
  /** Whether the post takes it. */
  readonly isMailable: boolean;
  readonly storage: "AMBIENT" | "CHILLED" | "FROZEN" | (string & {});
  readonly isFragile: boolean;
  readonly sliceable: boolean;
  readonly giftMessageAvailable: boolean;
  readonly adultsOnly: boolean;
  /**
   * The codes of the allergens that the manufacturer's data name. An empty list does not mean that the product is free
   * of allergens.
   */
  readonly allergens: ReadonlyArray<string>;
  /** The average of its reviews, of five stars, and how many there are. */
  readonly rating: {
    readonly average: number | null;
    readonly count: number;
  };
}

/** A product as lists, cards and carts show it. JSON-safe, for the snapshot of a server render. */
export interface Product extends PlainProduct {}

declare module "../decoding/Added.ts" {
  interface Added {
    readonly Product: Omit<Product, keyof PlainProduct>;
  }
}

/** A product as its own page shows it. */
export interface ProductDetails extends Product {
  readonly barcodes: ReadonlyArray<string>;
  /** HTML from the server; sanitise before showing. */
  readonly descriptionHtml: string | null;
  /** HTML from the server, allergens marked; sanitise before showing. */
  readonly ingredientsHtml: string | null;
  readonly nutrition: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly label: string;
    }>;
  }>;
  /** The numbers of one, two, three, four and five star votes. */
  readonly votes: readonly [number, number, number, number, number];
  readonly packageGrams: number | null;
  readonly packageMillilitres: number | null;
  /** Whether the shopper is subscribed to its availability (STOCK-1). */
  readonly isSubscribed: boolean;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

import type { ProductId } from "../../product/Product.ts";

/** A product in an analytics event. */
export interface AnalyticsItem {
  readonly id: ProductId;
  readonly name: string;
  /** Whole forint, of one default unit, before the discount. */
  readonly price: number;
  /** In default units. */
  readonly quantity: number;
  /** Whole forint, above 0: how much less the whole quantity cost; absent without a discount. */
  readonly discount?: number;
}

/** A placed order in an analytics event, without personal data. */
export interface AnalyticsOrder {
  readonly id: string;
  /** Whole forint, everything included. */
  readonly total: number;
  readonly items: ReadonlyArray<AnalyticsItem>;
  readonly affiliation: string | null;
  readonly userType: string | null;
  readonly paymentMethodId: string | null;
}

/** A shopper's action for analytics. */
export type AnalyticsEvent =
  | { readonly kind: "cartViewed"; readonly items: ReadonlyArray<AnalyticsItem>; readonly total: number }
  /** The item's quantity is the difference. */
  | { readonly kind: "addedToCart" | "removedFromCart"; readonly item: AnalyticsItem }
  /** Opened a step of the checkout. */
  | {
      readonly kind: "checkout";
      readonly step: string;
      readonly items: ReadonlyArray<AnalyticsItem>;
      readonly total: number;
    }
  | { readonly kind: "productViewed"; readonly item: AnalyticsItem }
  | { readonly kind: "purchased"; readonly order: AnalyticsOrder }
  | {
      readonly kind: "searched";
      readonly term: string;
      /** What was shown instead; missing when nothing was corrected. */
      readonly correctedTerm?: string | undefined;
      readonly productIds: ReadonlyArray<ProductId>;
      readonly total: number;
    }
  /** `position` counts from 1. */
  | {
      readonly kind: "searchResultOpened";
      readonly term: string;
      readonly productId: ProductId;
      readonly position: number;
    };

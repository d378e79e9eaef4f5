import type { AnalyticsConsent } from "../analytics/AnalyticsConsent.ts";
import type { Cart } from "../cart/Cart.ts";
import type { Category } from "../catalog/Category.ts";
import type { OrderedProduct } from "../lists/OrderedProduct.ts";
import type { ShoppingList } from "../lists/ShoppingList.ts";
import type { CheckoutInformation } from "../checkout/CheckoutInformation.ts";
import type { DeliverySelection } from "../delivery/DeliverySelection.ts";
import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import type { Identified } from "../session/Identity.ts";

/**
 * What a server render has learnt, as JSON-safe data: shipped with the page and given to the browser's `createShop`, so
 * that it starts from there.
 */
export interface ShopSnapshot {
  /** When the render took place, ISO 8601. */
  readonly now: string;
  readonly catalogue?: {
    readonly categories: ReadonlyArray<Category> | null;
    /** The categories are a `categoryExcerpt`: `loadCategories()` asks for the others. */
    readonly isExcerpt?: boolean;
  };
  readonly delivery?: {
    readonly selection: DeliverySelection | null;
    readonly methods: ReadonlyArray<ShippingMethod> | null;
  };
  readonly analytics?: { readonly consent: AnalyticsConsent | null };
  readonly lists?: { readonly lists: ReadonlyArray<ShoppingList> | null };
  readonly orderedProducts?: { readonly entries: ReadonlyArray<OrderedProduct> | null };
  readonly cart?: { readonly cart: Cart | null };
  readonly checkout?: CheckoutInformation;
  readonly session?: Identified;
}

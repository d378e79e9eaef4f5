import type { ProductId } from "../product/Product.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { ListMembership } from "./ListMembership.ts";
import type { ShoppingList } from "./ShoppingList.ts";

/** A shopping list as the shopper sees it, with what the server has not confirmed yet. */
export interface ListView extends ShoppingList {
  readonly membership: ListMembership;
  readonly lastActionAt: string;
  /** Products with a quantity that the server has not confirmed. */
  readonly pending: Readonly<Record<ProductId, true>>;
  /** Why a product's last quantity was refused; gone with its next one. */
  readonly errors: Readonly<Record<ProductId, ShopError>>;
}

import type { ProductId } from "../../product/Product.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { ListMembership } from "./ListMembership.ts";
import type { ShoppingList } from "./ShoppingList.ts";

/** A shopping list as the shopper sees it, with the unconfirmed changes applied. */
export interface ListView extends ShoppingList {
  readonly membership: ListMembership;
  readonly lastActionAt: string;
  /** Products with an unconfirmed quantity. */
  readonly pending: Readonly<Record<ProductId, true>>;
  /** Why a product's last quantity was refused; the next change clears it. */
  readonly errors: Readonly<Record<ProductId, ShopError>>;
}

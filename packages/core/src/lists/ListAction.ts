import type { ProductId } from "../product/Product.ts";

/** Sets a product of a list to a quantity: as what it is to be afterwards, so it can be sent twice. */
export interface ListAction {
  readonly action: "SET_PRODUCT_QUANTITY";
  readonly listId: string;
  readonly productId: ProductId;
  /** In default units; 0 takes the product off the list. */
  readonly quantity: number;
  /** The instant at which somebody did this. */
  readonly createdAt: string;
}

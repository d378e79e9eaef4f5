import type { ProductId } from "../../product/Product.ts";

/** What the actions on lists have in common. */
interface Made {
  readonly listId: string;
  /** The instant of the change. */
  readonly createdAt: string;
}

/** Sets the quantity of a product on a list. */
export interface SetProductQuantity extends Made {
  readonly action: "SET_PRODUCT_QUANTITY";
  readonly productId: ProductId;
  /** In default units; 0 removes the product from the list. */
  readonly quantity: number;
}

/** Writes a text on a list, or removes it. */
export interface SetListText extends Made {
  readonly action: "SET_TEXT";
  readonly text: string;
  readonly isWanted: boolean;
}

/** A change of a list. States the result, so that it can safely be sent twice. */
export type ListAction = SetProductQuantity | SetListText;

import type { ProductId } from "../../product/Product.ts";

/** A product of the shopper's orders, with its frequency, last order and last quantity. */
export interface OrderedProduct {
  readonly productId: ProductId;
  readonly name: string;
  /** Its category. */
  readonly categoryId: string | null;
  /** The number of orders with it. */
  readonly orderCount: number;
  /** In default units. */
  readonly quantity: number;
  /** Of the default unit. */
  readonly unitName: string;
  /** In alternative units, when the shopper chose them. */
  readonly alternativeQuantity: number | null;
  readonly alternativeUnitName: string | null;
  /** Of the latest order with it. */
  readonly orderedAt: string;
  /** Of the first order with it; null when the server does not say it. */
  readonly firstOrderedAt: string | null;
}

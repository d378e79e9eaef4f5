import type { ProductId } from "../../product/Product.ts";

/** An attempt to place an order, stored until its result is known. It contains no personal data. */
export interface OrderAttempt {
  /** Of the `Idempotency-Key` header. */
  readonly key: string;
  readonly cartId: string;
  /** The user; null for a guest. */
  readonly userId: string | null;
  /** The list to create from the cart. */
  readonly list: {
    readonly name: string;
    readonly lines: ReadonlyArray<{
      readonly product: {
        readonly id: ProductId;
      };
      readonly quantity: number;
    }>;
  } | null;
  /** The completed follow-up steps, so that a reload does not repeat them. */
  readonly done: ReadonlyArray<"reported" | "listed">;
}

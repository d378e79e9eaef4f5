import type { Huf } from "../product/amounts.ts";

/** What a shopper says when they press the button; never kept, the password least of all. */
export interface OrderRequest {
  /** For the courier. */
  readonly comment?: string | null | undefined;
  /** Of a guest who wants an account as well. */
  readonly password?: string | null | undefined;
  readonly donation?: { readonly amount: Huf; readonly cause: string } | null | undefined;
  /** Whether the shopper, who is logged in and pays by card, wants the provider to keep the card for the next time. */
  readonly saveCard?: boolean | undefined;
  /** The name of a new shopping list that the cart is to be kept as. */
  readonly saveAsList?: string | null | undefined;
}

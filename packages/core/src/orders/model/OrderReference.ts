/** How to open an order: its owner by its id, others by its link. */
export type OrderReference = { readonly id: string } | { readonly transactionId: string };

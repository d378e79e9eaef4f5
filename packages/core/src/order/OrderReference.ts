/** How an order is opened: its owner's by its id, anybody's by the link that its shopper was given. */
export type OrderReference = { readonly id: string } | { readonly transactionId: string };

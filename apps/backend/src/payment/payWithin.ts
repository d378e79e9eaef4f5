/** How long a shopper may take to pay; milliseconds. */
export const payWithin = 30 * 60_000;

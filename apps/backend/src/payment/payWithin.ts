/** The time limit of a payment, in milliseconds. */
export const payWithin = 30 * 60_000;

/** The greatest quantity that rules take: up to here neighbouring quantities of five decimals are different numbers. */
export const greatestQuantity = 10_000_000_000;

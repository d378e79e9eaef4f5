/** The statuses this version knows; a newer server's are kept as they came. */
export const productStatuses = ["AVAILABLE", "OUT_OF_STOCK", "PERMANENTLY_ENDED", "SEASONAL", "UNAVAILABLE"] as const;

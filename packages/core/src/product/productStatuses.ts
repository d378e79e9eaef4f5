/** The statuses of this version; a newer server's are kept unchanged. */
export const productStatuses = ["AVAILABLE", "OUT_OF_STOCK", "PERMANENTLY_ENDED", "SEASONAL", "UNAVAILABLE"] as const;

/** The facts of an outbox without pending changes. */
export const emptyOutbox = { sent: [], waiting: [], isAway: false, isStale: false, isRefreshing: false } as const;

/** The facts of an outbox in which nothing waits. */
export const emptyOutbox = { sent: [], waiting: [], isAway: false, isStale: false, isRefreshing: false } as const;

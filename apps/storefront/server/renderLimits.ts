/** The limits of concurrent and queued page renders; docs/graphql-limits.md has the same figures. */
export const renderLimits = {
  /** Concurrent renders, for one network and for all. */
  atOnce: { network: 8, all: 32 },
  /** Queued renders, for one network and for all. */
  waiting: { network: 40, all: 200 },
  /** The `Retry-After` of a refusal, in seconds. */
  retrySeconds: 5,
} as const;

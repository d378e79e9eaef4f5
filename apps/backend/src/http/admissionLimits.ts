/** The limits of concurrent and waiting requests; docs/graphql-limits.md has the same figures. */
export const admissionLimits = {
  /** Requests that are worked on at once, of one network and of all. */
  atOnce: { network: 8, all: 32 },
  /** Waiting requests, of one network and of all. */
  waiting: { network: 40, all: 200 },
  /** The longest wait in milliseconds: later most people have left. */
  longestWait: 2000,
} as const;

/** The `Retry-After` of a refusal, in seconds. */
export const admissionRetrySeconds = 5;

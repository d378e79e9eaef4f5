/** How many pages may be rendered and waited for; docs/graphql-limits.md has the same figures. */
export const renderLimits = {
  /** Concurrent renders, for one network and for all. */
  atOnce: { network: 8, all: 32 },
  /** That wait for their turn, of one network and of all. */
  waiting: { network: 40, all: 200 },
  /** After which who was refused may ask again. */
  retrySeconds: 5,
} as const;

const passing: ReadonlySet<unknown> = new Set([
  "NetworkError",
  "TimeoutError",
  "HttpStatusError",
  "ParseError",
  "MissingResponseError",
]);

/** Whether a failure may be temporary: the network, or an unreachable or misbehaving server. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && "_tag" in error && passing.has(error._tag);

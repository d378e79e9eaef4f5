const passing: ReadonlySet<unknown> = new Set([
  "NetworkError",
  "TimeoutError",
  "HttpStatusError",
  "ParseError",
  "MissingResponseError",
]);

/** Whether a failure of the shop may pass by itself: the network, or a server that is away or answers with something else. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && "_tag" in error && passing.has(error._tag);

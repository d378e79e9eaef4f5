import { isRefused } from "./CommandResult.ts";

/** The error of a command that is refused, or of an effect that fails; null for none. */
export const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (result) => (isRefused(result) ? result.error : null),
    (error: unknown) => error,
  );

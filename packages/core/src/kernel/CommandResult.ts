import type { ShopError } from "./ShopError.ts";
import type { AbortedError } from "./TransportError.ts";

/** The server has done it. */
export interface Confirmed<Value> {
  readonly kind: "confirmed";
  readonly value: Value;
}

/** It was not done; an `AbortedError` after the shop's end. */
export interface Refused<Failure> {
  readonly kind: "refused";
  readonly error: Failure | AbortedError;
}

/** It is stored and shown, and sent when the network is back. */
export interface Waiting {
  readonly kind: "waiting";
}

/** Nothing was done: another call was running, or the shopper did not agree. */
export interface Skipped {
  readonly kind: "skipped";
}

/** The result of a command. A `null` among its values stands for a skipped call. */
export type CommandResult<Value, Failure> =
  | Confirmed<Exclude<Value, null>>
  | Refused<Failure>
  | (null extends Value ? Skipped : never);

type AnyResult = Confirmed<unknown> | Refused<unknown> | Waiting | Skipped;

/** Whether a method's result is a command's. */
export type IsCommand<Result> = [Extract<Result, Refused<unknown>>] extends [never] ? false : true;

/** The value of a confirmed command. */
export type ValueOf<Result> = Extract<Result, Confirmed<unknown>>["value"];

/** Whether something is the result of a refused command, for code that is given any promise. */
export const isRefused = (result: unknown): result is Refused<ShopError> =>
  typeof result === "object" && result !== null && "kind" in result && result.kind === "refused" && "error" in result;

/**
 * A command's value, for code that works with exceptions: `undefined` for a waiting or skipped one.
 *
 * Errors: throws the error of a refused one.
 *
 * @example orThrow({ kind: "confirmed", value: "42" }) // => "42"
 * @example orThrow({ kind: "waiting" }) // => undefined
 */
export function orThrow<Result extends AnyResult>(
  result: Result,
): ValueOf<Result> | ([Exclude<Result, Confirmed<unknown> | Refused<unknown>>] extends [never] ? never : undefined);
export function orThrow(result: AnyResult): unknown {
  if (isRefused(result)) throw result.error;
  return result.kind === "confirmed" ? result.value : undefined;
}

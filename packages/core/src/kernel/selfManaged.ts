import * as Effect from "effect/Effect";
import type { CommandPolicy } from "./CommandPolicy.ts";

/**
 * Declares a policy that the service implements itself, because it also merges waiting calls, stores them over a reload, or
 * shows them immediately.
 */
export const selfManaged = (name: CommandPolicy["name"]): CommandPolicy => ({
  name,
  make: <A, E>() => Effect.succeed((call: Effect.Effect<A, E>) => call),
});

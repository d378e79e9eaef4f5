import * as Effect from "effect/Effect";
import type { CommandPolicy } from "./CommandPolicy.ts";

/**
 * A policy that the service itself sees to, because it does more with the calls than to order them: puts those that wait
 * together, keeps them over a reload, shows each before the first wait.
 */
export const byService = (name: CommandPolicy["name"]): CommandPolicy => ({
  name,
  make: <A, E>() => Effect.succeed((call: Effect.Effect<A, E>) => call),
});

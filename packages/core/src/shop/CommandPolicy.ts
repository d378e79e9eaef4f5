import type * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";

/**
 * What a command does when it is called again while it runs. `Skipped` is what a call gets that is left out.
 *
 * - *join*: who calls gets the outcome of the one that runs.
 * - *latest wins*: the one that runs is ended; who waited for it gets the latest one's outcome.
 * - *queue*: one after the other, in the order of the calls.
 * - *skip if ongoing*: the call does nothing.
 */
export interface CommandPolicy<Skipped = never> {
  readonly name: "join" | "latest wins" | "queue" | "skip if ongoing";
  /** One for each command: it remembers what runs. */
  readonly make: <A, E>() => Effect.Effect<
    (call: Effect.Effect<A, E>) => Effect.Effect<A | Skipped, E>,
    never,
    Scope.Scope
  >;
}

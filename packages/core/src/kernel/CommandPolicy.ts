import type * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";

/** The policies by name; `CommandPolicy` says what each does. */
export type PolicyName = "join" | "latest wins" | "queue" | "skip if ongoing";

/**
 * What a command does with a second call while the first is running. `Skipped` is the result of a skipped call.
 *
 * - *join*: the new call gets the running call's outcome.
 * - *latest wins*: the running call is interrupted, and its caller gets the latest call's outcome.
 * - *queue*: calls run one after another, in order.
 * - *skip if ongoing*: the call does nothing.
 */
export interface CommandPolicy<Skipped = never> {
  readonly name: PolicyName;
  /** Makes one guard per command, which tracks the running call. */
  readonly make: <A, E>() => Effect.Effect<
    (call: Effect.Effect<A, E>) => Effect.Effect<A | Skipped, E>,
    never,
    Scope.Scope
  >;
}

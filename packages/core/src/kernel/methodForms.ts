import type * as Effect from "effect/Effect";
import type { CommandResult, Waiting } from "./CommandResult.ts";

/** The caller of a capability's methods: other services, as effects, or an app, as promises. */
export type Form = "effect" | "promise";

/** The result of a query: `E` is what the effect fails with, and the promise rejects with. */
export type Query<As extends Form, A, E = never> = {
  readonly effect: Effect.Effect<A, E>;
  readonly promise: Promise<A>;
}[As];

/**
 * The result of a command. Its promise also resolves when the command is refused; it rejects only for bugs. `A`
 * contains `null` where a call can be skipped.
 */
export type Command<As extends Form, A = void, E = never> = {
  readonly effect: Effect.Effect<A, E>;
  readonly promise: Promise<CommandResult<A, E>>;
}[As];

/** The result of a command that is stored during an outage. The effect waits for the network; the promise resolves. */
export type Change<As extends Form, A = void, E = never> = {
  readonly effect: Effect.Effect<A, E>;
  readonly promise: Promise<CommandResult<A, E> | Waiting>;
}[As];

/** The result of a method that never waits: an app gets it without a promise. */
export type AtOnce<As extends Form, A = void> = { readonly effect: Effect.Effect<A>; readonly promise: A }[As];

/** The last parameter of a query whose promise an app may end: it rejects with an AbortedError then. */
export interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

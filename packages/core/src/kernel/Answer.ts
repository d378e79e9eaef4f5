import type * as Effect from "effect/Effect";

/** The caller of a capability's methods: other services, as effects, or an app, as promises. */
export type Form = "effect" | "promise";

/** The result of a method that waits: `E` is what the effect fails with, and the promise rejects with. */
export type Answer<As extends Form, A, E = never> = {
  readonly effect: Effect.Effect<A, E>;
  readonly promise: Promise<A>;
}[As];

/** The result of a method that never waits: an app gets it without a promise. */
export type AtOnce<As extends Form, A = void> = { readonly effect: Effect.Effect<A>; readonly promise: A }[As];

/** The last parameter of a method whose promise an app may end: it rejects with an AbortedError then. */
export interface Abortable {
  readonly signal?: AbortSignal | undefined;
}

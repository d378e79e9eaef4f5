import type * as Effect from "effect/Effect";

declare module "./methodForms.ts" {
  interface Forms<A, E> {
    /** To other services. A change waits for the network. */
    readonly effect: {
      readonly query: Effect.Effect<A, E>;
      readonly command: Effect.Effect<A, E>;
      readonly change: Effect.Effect<A, E>;
      readonly atOnce: Effect.Effect<A>;
    };
  }
}

import * as Effect from "effect/Effect";
import * as Semaphore from "effect/Semaphore";
import type { CommandPolicy } from "./CommandPolicy.ts";

/** Runs calls one after another, in order. */
export const queue: CommandPolicy = {
  name: "queue",
  make: <A, E>() => Effect.map(Semaphore.make(1), (turn) => (call: Effect.Effect<A, E>) => turn.withPermit(call)),
};

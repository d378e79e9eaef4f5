import * as Effect from "effect/Effect";
import * as Semaphore from "effect/Semaphore";
import type { CommandPolicy } from "./CommandPolicy.ts";

/** One after the other, in the order of the calls. */
export const queue: CommandPolicy = {
  name: "queue",
  make: <A, E>() => Effect.map(Semaphore.make(1), (turn) => (call: Effect.Effect<A, E>) => turn.withPermit(call)),
};

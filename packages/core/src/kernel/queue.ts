import * as Effect from "effect/Effect";
import { makeTurn } from "./makeTurn.ts";
import type { CommandPolicy } from "./CommandPolicy.ts";

/** Runs calls one after another, in order. */
export const queue: CommandPolicy = {
  name: "queue",
  make: () => Effect.sync(makeTurn),
};

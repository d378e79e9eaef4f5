import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import type * as Exit from "effect/Exit";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Pending } from "./Pending.ts";

/** Completes the changes for all their callers. */
export const settle = (
  pending: ReadonlyArray<Pick<Pending, "outcomes">>,
  exit: Exit.Exit<void, ShopError>,
): Effect.Effect<void> =>
  Effect.sync(() => {
    for (const { outcomes } of pending) for (const outcome of outcomes) Deferred.doneUnsafe(outcome, exit);
  });

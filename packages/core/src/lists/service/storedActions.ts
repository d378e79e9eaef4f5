import * as Effect from "effect/Effect";
import { DurableStorage } from "../../kernel/DurableStorage.ts";
import { log } from "../../kernel/log.ts";
import { sameData } from "../../kernel/sameData.ts";
import type { ListAction } from "../model/ListAction.ts";
import { isOfSameEntry } from "../queue/queueAction.ts";
import { Failure } from "../../decoding/Failure.ts";
import { reading } from "../../decoding/Reading.ts";
import { waitingActions } from "./generated/storedData.ts";
import { type StoredAction } from "./storedData.ts";

const key = "lists";

const readable = (stored: unknown): ReadonlyArray<StoredAction> => {
  const read = waitingActions(stored ?? [], reading());
  return read instanceof Failure ? [] : read;
};

/**
 * Stores each user's actions until the server confirms or refuses them. Actions are idempotent, so several tabs may send them.
 * If storage fails, actions are not stored.
 */
export const storedActions = Effect.gen(function* () {
  const { update } = yield* DurableStorage;
  const updateStored = (change: (stored: ReadonlyArray<StoredAction>) => ReadonlyArray<StoredAction>) =>
    update(key, (stored) => {
      const left = change(readable(stored));
      return left.length === 0 ? null : left;
    }).pipe(
      Effect.map(readable),
      Effect.catch((error) => Effect.as(log("warning", "List actions could not be stored", error), readable(null))),
    );

  return {
    save: (userId: string, actions: ReadonlyArray<ListAction>) =>
      updateStored((stored) => [
        ...stored.filter((each) => each.userId !== userId || !actions.some((one) => isOfSameEntry(each.action, one))),
        ...actions.map((action) => ({ userId, action })),
      ]),
    /** Removes completed actions, but not a newer action on the same product or text. */
    drop: (actions: ReadonlyArray<ListAction>) =>
      updateStored((stored) => stored.filter(({ action }) => !actions.some((done) => sameData(done, action)))),
    of: (userId: string) =>
      Effect.map(
        updateStored((stored) => stored),
        (stored) => stored.flatMap((each) => (each.userId === userId ? [each.action] : [])),
      ),
  };
});

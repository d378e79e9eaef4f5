import * as Effect from "effect/Effect";
import { DurableStorage } from "../../kernel/DurableStorage.ts";
import { log } from "../../kernel/log.ts";
import { sameData } from "../../kernel/sameData.ts";
import type { ListAction } from "../model/ListAction.ts";
import { isOfSameProduct } from "../queue/queueAction.ts";
import { Failure } from "../../decoding/Failure.ts";
import { reading } from "../../decoding/Reading.ts";
import { waitingActions } from "./generated/kept.ts";
import { type KeptAction } from "./kept.ts";

const key = "lists";

const readable = (kept: unknown): ReadonlyArray<KeptAction> => {
  const read = waitingActions(kept ?? [], reading());
  return read instanceof Failure ? [] : read;
};

/**
 * Stores each user's actions until the server confirms or refuses them. Actions are idempotent, so several tabs may send them.
 * If storage fails, actions are not stored.
 */
export const keptActions = Effect.gen(function* () {
  const { update } = yield* DurableStorage;
  const keeping = (change: (kept: ReadonlyArray<KeptAction>) => ReadonlyArray<KeptAction>) =>
    update(key, (kept) => {
      const left = change(readable(kept));
      return left.length === 0 ? null : left;
    }).pipe(
      Effect.map(readable),
      Effect.catch((error) => Effect.as(log("warning", "List actions could not be stored", error), readable(null))),
    );

  return {
    keep: (userId: string, action: ListAction) =>
      keeping((kept) => [
        ...kept.filter((each) => each.userId !== userId || !isOfSameProduct(each.action, action)),
        { userId, action },
      ]),
    /** Removes completed actions, but not a newer action on the same product. */
    drop: (actions: ReadonlyArray<ListAction>) =>
      keeping((kept) => kept.filter(({ action }) => !actions.some((done) => sameData(done, action)))),
    of: (userId: string) =>
      Effect.map(
        keeping((kept) => kept),
        (kept) => kept.flatMap((each) => (each.userId === userId ? [each.action] : [])),
      ),
  };
});

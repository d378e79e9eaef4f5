import * as Effect from "effect/Effect";
import { DurableStorage } from "../shop/DurableStorage.ts";
import { log } from "../shop/log.ts";
import { sameData } from "../shop/sameData.ts";
import type { ListAction } from "./ListAction.ts";
import { isOfSameProduct } from "./queueAction.ts";
import { Failure } from "../decoding/Failure.ts";
import { waitingActions } from "./generated/kept.ts";
import { type KeptAction } from "./kept.ts";

const key = "lists";

const readable = (kept: unknown): ReadonlyArray<KeptAction> => {
  const read = waitingActions(kept ?? [], []);
  return read instanceof Failure ? [] : read;
};

/**
 * Keeps actions until the server has confirmed or refused them, over reloads and for each person their own. Sent again they
 * change nothing, so it does not matter which tab sends them, nor how many. A storage that fails keeps nothing.
 */
export const keptActions = Effect.gen(function* () {
  const { update } = yield* DurableStorage;
  const keeping = (change: (kept: ReadonlyArray<KeptAction>) => ReadonlyArray<KeptAction>) =>
    update(key, (kept) => {
      const left = change(readable(kept));
      return left.length === 0 ? null : left;
    }).pipe(
      Effect.map(readable),
      Effect.catch((error) => Effect.as(log("warning", "Could not keep actions on lists", error), readable(null))),
    );

  return {
    keep: (userId: string, action: ListAction) =>
      keeping((kept) => [
        ...kept.filter((each) => each.userId !== userId || !isOfSameProduct(each.action, action)),
        { userId, action },
      ]),
    /** They are done, one way or the other; a newer one on the same product is not. */
    drop: (actions: ReadonlyArray<ListAction>) =>
      keeping((kept) => kept.filter(({ action }) => !actions.some((done) => sameData(done, action)))),
    of: (userId: string) =>
      Effect.map(
        keeping((kept) => kept),
        (kept) => kept.flatMap((each) => (each.userId === userId ? [each.action] : [])),
      ),
  };
});

import type { ListName, ListReference, NewList, Share } from "@kamra/contract/lists";
import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { listTransport } from "../../transport/listTransport.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { ListAction } from "../model/ListAction.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";
import { wireActions } from "./wireActions.ts";
import { emptyResponse, listsResponse, newListResponse } from "./generated/responses.ts";

const isGone = (error: TransportError) => error._tag === "ServerError" && error.code === "NOT_FOUND";

/**
 * The shopping-list service's ten calls. Each is safe to repeat after a lost response: removing, leaving or declining a list that
 * is gone counts as success.
 *
 * @rule LIST-5, LIST-7
 */
export const listsOnServer = Effect.gen(function* () {
  const request = yield* listTransport;
  const { state } = yield* Identity;

  const change = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    request({ method, path, isQuery: false, decoder: emptyResponse, ...(body && { body }) }).pipe(Effect.asVoid);
  const succeedIfGone = (call: Effect.Effect<void, TransportError>) => Effect.catchIf(call, isGone, () => Effect.void);
  const at = (path: string, listId: string) => `${path}/${encodeURIComponent(listId)}`;

  /** When the user changes meanwhile, it is repeated as the new user; a guest has no lists. */
  const read: Effect.Effect<ReadonlyArray<ShoppingList>, TransportError> = Effect.catchTag(
    request({ method: "GET", path: "lists", isQuery: false, decoder: listsResponse }),
    "AbortedError",
    (error) => (state.get().isLoggedIn ? read : Effect.fail(error)),
  );

  return {
    read,
    /** Repeating a key creates no second list. */
    create: (name: string, { key }: { readonly key: string }) =>
      request({
        method: "POST",
        path: "list",
        isQuery: false,
        headers: { "idempotency-key": key },
        body: { name, type: "shoppinglist" } satisfies NewList,
        decoder: newListResponse,
      }).pipe(Effect.map(({ listId }) => listId)),
    rename: (listId: string, name: string) => change("PUT", at("list", listId), { name } satisfies ListName),
    remove: (listId: string) => succeedIfGone(change("DELETE", at("list", listId))),
    leave: (listId: string) => succeedIfGone(change("GET", at("leaveList", listId))),
    /** Returns the lists that the actions changed. */
    sync: (actions: ReadonlyArray<ListAction>) =>
      request({
        method: "POST",
        path: "sync",
        isQuery: false,
        body: wireActions(actions),
        decoder: listsResponse,
      }),
    accept: (listId: string) => change("POST", "acceptShare", { listId } satisfies ListReference),
    decline: (listId: string) => succeedIfGone(change("POST", "declineShare", { listId } satisfies ListReference)),
    share: (listId: string, email: string) => change("POST", "shareList", { listId, email } satisfies Share),
    removeShare: (listId: string, email: string) => change("POST", "removeShare", { listId, email } satisfies Share),
  };
});

import { type CheckedBackend, listOf, valueAt } from "./CheckedBackend.ts";
import type { CheckedUser } from "./users.ts";

/** The id of a new list. Errors: when the service makes none. */
export async function newList(backend: CheckedBackend, { token }: CheckedUser): Promise<string> {
  const { status, json } = await backend.askLists({ method: "POST", path: "list", body: { name: "Check" }, token });
  const id = valueAt(json, ["listId"]);
  if (typeof id !== "string") throw new Error(`POST list was ${status}, without a listId`);
  return id;
}

/** A list as a user sees it; undefined when it is not among theirs. */
export async function readList(backend: CheckedBackend, { token }: CheckedUser, id: string): Promise<unknown> {
  const { json } = await backend.askLists({ method: "GET", path: "lists", token });
  return listOf(json).find((list) => valueAt(list, ["listId"]) === id);
}

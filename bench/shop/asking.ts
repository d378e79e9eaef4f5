import assert from "node:assert/strict";
import { post } from "./post.ts";
import type { Result, Target } from "./race.ts";
import { graphqlOf, pageSize, type PageRequest, terms } from "./requests.ts";

/** A shop to ask, by its port. */
export interface Asked {
  readonly ports: { readonly shop: number };
}

export const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce(
    (inside: unknown, key): unknown =>
      typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined,
    value,
  );
export const listAt = (value: unknown, ...path: ReadonlyArray<string>): ReadonlyArray<unknown> => {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
};

/** The GraphQL answer at a path. Fails on an error. */
export async function ask(port: number, request: object, ...path: ReadonlyArray<string>): Promise<unknown> {
  const answer: unknown = JSON.parse(await post(port, "/graphql", request));
  assert.equal(at(answer, "errors"), undefined, JSON.stringify(answer).slice(0, 500));
  return at(answer, "data", ...path);
}

/** Twenty full shelves of a shop, from all departments. */
export async function shelvesOf({ ports }: Asked): Promise<ReadonlyArray<PageRequest>> {
  const tree = await ask(
    ports.shop,
    { query: "{ allProductCategories { children { children { id product_count } } } }" },
    "allProductCategories",
  );
  const leaves = listAt({ tree }, "tree").flatMap((top) =>
    listAt(top, "children").flatMap((middle) => listAt(middle, "children")),
  );
  const ids = leaves
    .filter((leaf) => Number(at(leaf, "product_count")) >= pageSize)
    .map((leaf) => String(at(leaf, "id")));
  return ids
    .filter((_, index) => index % Math.ceil(ids.length / 20) === 0)
    .map((categoryId) => ({ page: 1, categoryId, term: null }));
}

/** The search terms. */
export const searches: ReadonlyArray<PageRequest> = terms.map((term) => ({ page: 1, categoryId: null, term }));

export const inTurn = (requests: ReadonlyArray<PageRequest>, index: number): PageRequest => {
  const request = requests[index % requests.length];
  if (request === undefined) throw new RangeError("There is nothing to ask");
  return request;
};

/** Requests in turn, as the shop's own client sends them. */
export const byGraphql =
  (port: number, requests: ReadonlyArray<PageRequest>): Target =>
  async (index) =>
    void (await post(port, "/graphql", graphqlOf(inTurn(requests, index))));
/** A result as a sentence. */
export const speedOf = (result: Result | undefined): string =>
  result === undefined
    ? ""
    : `${result.perSecond.toFixed(0)}/s, half within ${result.p50.toFixed(1)} ms, 99 of 100 within ${result.p99.toFixed(1)} ms`;

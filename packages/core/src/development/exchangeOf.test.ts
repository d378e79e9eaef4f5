import { expect, it } from "vitest";
import { exchangeOf } from "./exchangeOf.ts";

const posted = (body: unknown) => ({ method: "POST", body: JSON.stringify(body) });

it.each([
  ["query cart($id: ID!) { cart(id: $id) { id } }", "cart"],
  ["\n  mutation\n  logout { logout }", "logout"],
  ["{ cart { id } }", null],
  ["fragment A on B { id } query cart { id }", null],
])("a request of %j is named after the operation %j", (query, operation) => {
  const named = { method: "POST", path: null, operation };
  expect(exchangeOf("/graphql", posted({ query, variables: { id: "c1" } }))).toEqual({ ...named, input: { id: "c1" } });
  expect(exchangeOf("/graphql", posted({ query }))).toEqual({ ...named, input: null });
});

it.each([
  ["/lists", undefined, { method: "GET", path: "/lists", input: null }],
  [
    new URL("https://lists.example/v1/list/1?of=2"),
    { method: "DELETE" },
    { method: "DELETE", path: "/v1/list/1?of=2", input: null },
  ],
  ["/list", posted({ name: "Heti" }), { method: "POST", path: "/list", input: { name: "Heti" } }],
  ["/list", posted({ query: 1 }), { method: "POST", path: "/list", input: { query: 1 } }],
  ["/list", posted(null), { method: "POST", path: "/list", input: null }],
  ["/list", { method: "POST", body: "" }, { method: "POST", path: "/list", input: null }],
  ["/list", { method: "POST", body: "<xml>" }, { method: "POST", path: "/list", input: "<xml>" }],
  ["/list", { method: "POST", body: new URLSearchParams("a=1") }, { method: "POST", path: "/list", input: null }],
] as const)("a request to %s is named by its path", (address, init, exchange) => {
  expect(exchangeOf(address, init)).toEqual({ ...exchange, operation: null });
});

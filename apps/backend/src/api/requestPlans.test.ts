import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { weightOfCost } from "../http/admissionLimits.ts";
import { limits } from "./limits.ts";
import { readSchema } from "./readSchema.ts";
import { requestPlans } from "./requestPlans.ts";

const planOfRequest = requestPlans(buildSchema(readSchema()));
const cost = (query: string, variables = {}, operationName?: string) =>
  planOfRequest({ query, variables, operationName }).cost;
const timeliness = (query: string, operationName?: string) =>
  planOfRequest({ query, variables: {}, operationName }).timeliness;
const products = "query ($first: Int!) { products(first: $first) { data { id images { alt } } } }";

it("A request costs what its variables ask for, each time anew.", () => {
  expect(cost(products, { first: 48 })).toBe(203);
  expect(cost(products, { first: 10 })).toBe(51);
});

it("The operation that is named is the one that counts.", () => {
  const both = "query cheap { me { id } } query dear { products(first: 100) { data { id } } }";
  expect(cost(both, {}, "dear")).toBeGreaterThan(cost(both, {}, "cheap"));
});

it.each([
  ["no GraphQL", "{"],
  ["a fragment that spreads itself", "{ ...a } fragment a on Query { ...a }"],
  ["more fields than allowed", `{ ${"me { id } ".repeat(limits.fields + 1)} }`],
  ["an operation that it does not have", "query a { me { id } } query b { me { id } }"],
])("What will be refused costs nothing: %s.", (_what, query) => expect(cost(query)).toBe(0));

it("A variable that makes a cost endless, or no number, weighs as much as the most expensive request, and no more.", () => {
  expect(weightOfCost(cost(products, { first: Infinity }))).toBe(2);
  expect(weightOfCost(cost(products, { first: -1 }))).toBe(1);
  expect(weightOfCost(NaN)).toBe(2);
});

it.each([
  [
    "a page of the catalogue",
    '{ a: products(first: 1) { data { id } } searchSuggestions(term: "t") { corrected_term } }',
    "late",
  ],
  ["content, with what clients add", "query q { __typename stores { id } brands { id } }", "late"],
  ["a cart", '{ cart(id: "1") { id } }', "current"],
  ["the catalogue beside a cart", '{ products(first: 1) { data { id } } cart(id: "1") { id } }', "current"],
  [
    "the catalogue in a fragment, which is not looked into",
    "{ ...a } fragment a on Query { stores { id } }",
    "current",
  ],
  ["a change behind a comment", "# query\nmutation { createCart { id } }", "change"],
  ["no GraphQL", "{", "current"],
])("What a document asks for decides how late it may be read: %s.", (_what, query, expected) =>
  expect(timeliness(query)).toBe(expected),
);

it("Of several operations the named one decides.", () => {
  const both = "query a { stores { id } } mutation b { createCart { id } }";
  expect([timeliness(both, "a"), timeliness(both, "b")]).toEqual(["late", "change"]);
});

import { readFileSync } from "node:fs";
import { fold } from "@kamra/core/search";
import { type MeasuredQuery, readQueries } from "./MeasuredQuery.ts";
import { parseAs } from "@kamra/backend/testing";
import { type SearchVerdict, searchVerdict, type Shown } from "./searchVerdict.ts";

/** The lists: the one that rules and weights may be tuned by, and the one that only proves them. */
export type QueryList = "queries" | "heldBack";

export function queryList(name: QueryList): ReadonlyArray<MeasuredQuery> {
  return readQueries(readFileSync(new URL(`${name}.tsv`, import.meta.url), "utf8"));
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

async function ask<Data>(fetch: Fetch, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = parseAs<{ data: Data; errors?: ReadonlyArray<{ message: string }> }>(await response.text());
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join("; "));
  return data;
}

interface Category {
  readonly id: string;
  readonly name: string;
  readonly children?: ReadonlyArray<Category>;
}

const level = (depth: number): string => (depth === 0 ? "id name" : `id name children { ${level(depth - 1)} }`);

async function pathsOfCategories(fetch: Fetch): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const place = ({ id, name, children = [] }: Category, above: string): void => {
    const path = above === "" ? name : `${above}/${name}`;
    paths.set(id, path);
    for (const child of children) place(child, path);
  };
  const { allProductCategories } = await ask<{ allProductCategories: ReadonlyArray<Category> }>(
    fetch,
    `{ allProductCategories { ${level(4)} } }`,
  );
  for (const top of allProductCategories) place(top, "");
  return paths;
}

interface Listed {
  readonly name: string;
  readonly adults_only: boolean;
  readonly default_category_id: string;
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly options: ReadonlyArray<{ readonly label: string }>;
  }>;
}

const fields = "data { name adults_only default_category_id attributes { code options { label } } }";

function shownOf(
  { name, adults_only, default_category_id, attributes }: Listed,
  paths: ReadonlyMap<string, string>,
): Shown {
  const brand = attributes.find(({ code }) => code === "brand")?.options[0]?.label ?? "";
  return { line: fold(`${name} #${brand} @${paths.get(default_category_id) ?? ""}`), isForAdults: adults_only };
}

/** All products that the shop lists. */
export async function wholeShop(fetch: Fetch): Promise<Shown[]> {
  const paths = await pathsOfCategories(fetch);
  const shown: Shown[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await ask<{ products: { data: ReadonlyArray<Listed> } }>(
      fetch,
      `query ($page: Int!) { products(page: $page, first: 100) { ${fields} } }`,
      { page },
    );
    if (products.data.length === 0) return shown;
    shown.push(...products.data.map((product) => shownOf(product, paths)));
  }
}

export interface Measured {
  readonly query: MeasuredQuery;
  readonly shown: ReadonlyArray<Shown>;
  readonly verdict: SearchVerdict;
}

/** What a running backend answers to the queries. Errors: Error when it refuses one. */
export async function measureSearch(fetch: Fetch, queries: ReadonlyArray<MeasuredQuery>): Promise<Measured[]> {
  const paths = await pathsOfCategories(fetch);
  const measured: Measured[] = [];
  for (const query of queries) {
    const { searchProducts } = await ask<{ searchProducts: { data: ReadonlyArray<Listed> } }>(
      fetch,
      `query ($term: String!) { searchProducts(term: $term, first: 5) { ${fields} } }`,
      { term: query.term },
    );
    const shown = searchProducts.data.map((product) => shownOf(product, paths));
    measured.push({ query, shown, verdict: searchVerdict(query, shown) });
  }
  return measured;
}

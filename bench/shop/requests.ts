import {
  ProductsDocument,
  SearchProductsDocument,
  UpdateCartDocument,
} from "../../packages/core/src/transport/generated/documents.ts";

/** The documents of the shop's own client. */
export const documents = {
  products: ProductsDocument.text,
  searchProducts: SearchProductsDocument.text,
  createCart: "mutation createCart { createCart { id } }",
  updateCart: UpdateCartDocument.text,
  createOrder:
    "mutation createOrder($orderInput: CreateOrderInput!) { createOrder(orderInput: $orderInput) { order { id total_amount } transaction_id rewrite_url } }",
} as const;

/** Products on a page of the shop. */
export const pageSize = 48;

/** Search terms: a word of many products, two words of few, a plural, a brand and an unfinished word. */
export const terms = [
  "tej",
  "alma lé",
  "paradicsom",
  "csokoládé",
  "kenyér",
  "joghurtok",
  "sajt trappista",
  "kávé",
  "mosószer",
  "csirkem",
] as const;

/** The request to a server: a page of a shelf, or of search results. */
export interface PageRequest {
  readonly page: number;
  readonly categoryId: string | null;
  readonly term: string | null;
}

/** The same as the shop's client requests it. */
export function graphqlOf({ page, categoryId, term }: PageRequest): {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
} {
  const filters = categoryId === null ? {} : { category_id: categoryId };
  return term === null
    ? { query: documents.products, variables: { page, first: pageSize, filters } }
    : { query: documents.searchProducts, variables: { term, page, first: pageSize, filters } };
}

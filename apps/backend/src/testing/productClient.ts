import { expect } from "vitest";
import type { TestBackend } from "./startTestBackend.ts";

/** The answer to `listQuery`. */
export interface Page {
  products: {
    data: { id: string; name: string }[];
    paginatorInfo: { currentPage: number; perPage: number; lastPage: number; total: number; hasMorePages: boolean };
    facets: {
      attributes: { code: string; options: { id: string; count: number }[] }[];
      price_min: number | null;
      price_max: number | null;
      discounted_count: number;
      news_count: number;
    };
  };
}

/** A page of products with its facets. */
export const listQuery = `query ($page: Int! = 1, $first: Int! = 48, $filters: ProductFilters, $sort: ProductSort, $direction: SortDirection) {
  products(page: $page, first: $first, filters: $filters, sort: $sort, direction: $direction) {
    data { id name }
    paginatorInfo { currentPage perPage lastPage total hasMorePages }
    facets { attributes { code options { id count } } price_min price_max discounted_count news_count }
  }
}`;

/** Lists products as a guest. */
export function productClient(backend: () => TestBackend) {
  async function list(variables: Record<string, unknown> = {}): Promise<Page["products"]> {
    const { data, errors } = await backend().ask<Page>(listQuery, variables);
    expect(errors).toEqual([]);
    return data.products;
  }
  const listedIds = async (variables: Record<string, unknown>): Promise<number[]> =>
    (await list({ first: 100, ...variables })).data.map(({ id }) => Number(id));
  const listedNames = async (variables: Record<string, unknown>): Promise<string[]> =>
    (await list({ first: 100, ...variables })).data.map(({ name }) => name);
  return { list, listedIds, listedNames };
}

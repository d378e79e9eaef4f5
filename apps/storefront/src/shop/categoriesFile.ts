import type { Fetch } from "@kamra/core";

/** The folder of category tree files, named by content. */
export const categoriesFolder = "/adatok/kategoriak/";

const start = "query categories{";

/** Whether a document asks for the whole category tree. */
export const isForCategories = (query: string): boolean => query.startsWith(start);

/** Whether a request asks for the whole category tree. */
export const asksForCategories = (init: RequestInit | undefined): boolean =>
  typeof init?.body === "string" && init.body.startsWith(`{"query":"${start}`);

/**
 * `fetch` for the browser's shop: the whole category tree comes from its file, which browsers cache for good, and from
 * the backend when the server has another tree by now. `address` is the file's; null asks the backend.
 */
export const withCategoriesFile =
  (fetch: Fetch, address: string | null): Fetch =>
  async (to, init) => {
    if (address === null || !asksForCategories(init)) return await fetch(to, init);
    const file = await fetch(address, { signal: init?.signal ?? null }).catch(() => null);
    // Without its own headers: the shop's clock would take a kept file's time for the server's.
    return file?.ok === true
      ? new Response(file.body, { headers: { "content-type": "application/json" } })
      : await fetch(to, init);
  };

import type { APIRequestContext } from "@playwright/test";

/** The storefront's own pages in the site map: those of articles, entries and stores have a second part. */
export async function sitePaths(request: APIRequestContext): Promise<ReadonlyArray<string>> {
  const xml = await (await request.get("/sitemap/pages.xml")).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  return paths.filter((path) => /^\/[^/]*$/.test(path));
}

import { paths } from "./paths.ts";

/**
 * The address of earlier products, of a department or all, filtered by the typed text.
 *
 * @example orderedProductsPath("pekaru", { term: "kifli" }) // => "/profil/korabban-rendelt/pekaru?kereses=kifli"
 */
export function orderedProductsPath(urlKey: string | null, { term = "" }: { readonly term?: string } = {}): string {
  const path = urlKey === null ? paths.orderedProducts : `${paths.orderedProducts}/${encodeURIComponent(urlKey)}`;
  return term === "" ? path : `${path}?${new URLSearchParams({ kereses: term }).toString()}`;
}

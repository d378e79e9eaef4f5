import { paths } from "../shell/paths.ts";

/**
 * Where the previously ordered products of a department are shown, or all of them, narrowed down to what was typed.
 *
 * @example orderedProductsPath("pekaru", { term: "kifli" }) // => "/profil/korabban-rendelt/pekaru?kereses=kifli"
 */
export function orderedProductsPath(urlKey: string | null, { term = "" }: { readonly term?: string } = {}): string {
  const path = urlKey === null ? paths.orderedProducts : `${paths.orderedProducts}/${encodeURIComponent(urlKey)}`;
  return term === "" ? path : `${path}?${new URLSearchParams({ kereses: term }).toString()}`;
}

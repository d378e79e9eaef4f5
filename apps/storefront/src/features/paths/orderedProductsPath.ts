import { paths } from "./paths.ts";

const all = paths.orderedProducts;

type Address = typeof all | `${typeof all}${"/" | "?"}${string}`;

/**
 * The address of earlier products, of a department or all, filtered by the typed text.
 *
 * @example orderedProductsPath("pekaru", { term: "kifli" }) // => "/profil/korabban-rendelt/pekaru?kereses=kifli"
 */
export function orderedProductsPath(urlKey: string | null, { term = "" }: { readonly term?: string } = {}): Address {
  const path: Address = urlKey === null ? all : `${all}/${encodeURIComponent(urlKey)}`;
  return term === "" ? path : `${path}?${new URLSearchParams({ kereses: term }).toString()}`;
}

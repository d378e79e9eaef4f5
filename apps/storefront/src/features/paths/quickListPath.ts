import { paths } from "./paths.ts";

/** The field of the page's form that holds the list. */
export const listField = "lista";

/**
 * The address of the proposals for a list.
 * @example quickListPath("2 tej\nvaj") // => "/gyorslista?lista=2+tej%0Avaj"
 */
export const quickListPath = (text: string): `${typeof paths.quickList}?${string}` =>
  `${paths.quickList}?${new URLSearchParams({ [listField]: text }).toString()}`;

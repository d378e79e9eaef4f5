import { isExternalLink } from "./isExternalLink.ts";

/** The attributes of an `<a>` that opens in a new tab, which must not reach back into this one. */
const newTab = { target: "_blank", rel: "noopener" } as const;
const sameTab = {} as const;

/**
 * What an `<a>` needs besides its address.
 *
 * @rule FMT-4
 * @example linkAttributes("https://www.nebih.gov.hu/") // => { target: "_blank", rel: "noopener" }
 * @example linkAttributes("/kosar") // => {}
 */
export function linkAttributes(href: string): typeof newTab | typeof sameTab {
  return isExternalLink(href) ? newTab : sameTab;
}

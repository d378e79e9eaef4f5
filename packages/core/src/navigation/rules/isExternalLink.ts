/**
 * Whether a link leads out of the shop, and so opens in a new tab.
 *
 * @rule FMT-4
 * @example isExternalLink("https://www.nebih.gov.hu/") // => true
 * @example isExternalLink("/kosar") // => false
 */
export function isExternalLink(href: string): boolean {
  return /^https?:\/\//i.test(href);
}

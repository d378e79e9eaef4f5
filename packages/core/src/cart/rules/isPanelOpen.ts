/**
 * Whether the cart panel is open: the cookie decides; without one, it is open when the cart has lines.
 *
 * @rule CART-13
 * @example isPanelOpen("false", { itemCount: 3 }) // => false
 * @example isPanelOpen(null, { itemCount: 3 }) // => true
 */
export function isPanelOpen(cookie: string | null, { itemCount }: { readonly itemCount: number }): boolean {
  return cookie === "true" || (cookie !== "false" && itemCount > 0);
}

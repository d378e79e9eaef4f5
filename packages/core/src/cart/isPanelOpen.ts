/**
 * Whether the panel with the cart is open: as the shopper has left it, which the cookie tells; until then exactly when
 * something is in the cart.
 *
 * @rule CART-13
 * @example isPanelOpen("false", { itemCount: 3 }) // => false
 * @example isPanelOpen(null, { itemCount: 3 }) // => true
 */
export function isPanelOpen(cookie: string | null, { itemCount }: { readonly itemCount: number }): boolean {
  return cookie === "true" || (cookie !== "false" && itemCount > 0);
}

import type { ShopSnapshot } from "./ShopSnapshot.ts";

/**
 * What of a snapshot is for whoever has this cart: all of it; when the page was made for another cart, and kept where it
 * should not have been, what everybody may see, and whether somebody was logged in.
 *
 * @example ownSnapshot({ now: "2026-11-21T10:00:00Z", cart: { cart: { id: "anna" } }, session: { isLoggedIn: true, user: { name: "Anna" } } }, { cartId: null }) // => { now: "2026-11-21T10:00:00Z", session: { isLoggedIn: true, user: null } }
 * @example ownSnapshot({ now: "2026-11-21T10:00:00Z", analytics: { consent: null } }, { cartId: "anna" }) // => { now: "2026-11-21T10:00:00Z", analytics: { consent: null } }
 */
export function ownSnapshot(snapshot: ShopSnapshot, { cartId }: { readonly cartId: string | null }): ShopSnapshot {
  const shipped = snapshot.cart?.cart;
  if (!shipped || shipped.id === cartId) return snapshot;
  const { now, catalogue, session } = snapshot;
  return { now, ...(catalogue && { catalogue }), ...(session && { session: { ...session, user: null } }) };
}

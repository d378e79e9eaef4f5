import type { ShopSnapshot } from "../kernel/ShopTypes.ts";

/**
 * The part of a snapshot that the owner of this cart may see: all of it; or, for a wrongly cached page of another cart, only the
 * public data and whether a user was logged in.
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

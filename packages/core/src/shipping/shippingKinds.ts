/** The properties of a shipping kind. */
interface ShippingTraits {
  /** Where the goods go: to the shopper's house, to a post point of their choice, or nowhere: they are fetched. */
  readonly goesTo: "house" | "postPoint" | "shop";
  /** The shopper chooses when it comes, and the time slot has the price. */
  readonly needs?: "timeSlot";
  /** The courier takes empties back. */
  readonly takesEmptiesBack?: boolean;
  /** The postman brings it: only what can be mailed, and what is paid in cash is paid to the post. */
  readonly isMailed?: boolean;
}

/**
 * The ways of getting the goods, the best first. `id` is the one on the wire in a shop whose settings name no other. A new
 * way is an entry here.
 *
 * @rule SHIP-1
 */
export const shippingKinds = {
  courier: { id: "1", goesTo: "house", needs: "timeSlot", takesEmptiesBack: true },
  postal: { id: "2", goesTo: "house", isMailed: true },
  postPoint: { id: "3", goesTo: "postPoint" },
  pickup: { id: "4", goesTo: "shop" },
} as const satisfies Readonly<Record<string, ShippingTraits & { readonly id: string }>>;

export type ShippingKind = keyof typeof shippingKinds;

const unknownKind: ShippingTraits = { goesTo: "house" };

/**
 * The properties of a shipping method. A kind that this version does not know counts as home delivery.
 *
 * @example shippingTraits({ kind: "courier" }).needs // => "timeSlot"
 * @example shippingTraits({ kind: null }).goesTo // => "house"
 */
export const shippingTraits = (method: { readonly kind: ShippingKind | null } | null): ShippingTraits =>
  method?.kind ? shippingKinds[method.kind] : unknownKind;

import type { GoodsTrait } from "./goodsTraits.ts";

/** The properties of a shipping kind. */
interface ShippingTraits {
  /**
   * Where the goods go: to the shopper's house, to a chosen post point, or nowhere, because they are picked up at the
   * shop.
   */
  readonly goesTo: "house" | "postPoint" | "shop";
  /** The shopper chooses when it comes, and the time slot has the price. */
  readonly needs?: "timeSlot";
  /** The courier takes empties back. */
  readonly takesEmptiesBack?: boolean;
  /** Delivered by post; cash is collected by the post. */
  readonly isMailed?: boolean;
  /** The goods that it does not carry by default (SHIP-8). */
  readonly refuses: ReadonlyArray<GoodsTrait>;
}

/** Parcels are not cooled, are handled roughly and take days. */
const parcel = ["CHILLED", "FROZEN", "FRAGILE", "NOT_MAILABLE"] as const;

/**
 * The ways of getting the goods, the best first. `id` is the one on the wire in a shop whose settings name no other. A new
 * way is an entry here.
 *
 * @rule SHIP-1, SHIP-8
 */
export const shippingKinds = {
  courier: { id: "1", goesTo: "house", needs: "timeSlot", takesEmptiesBack: true, refuses: [] },
  postal: { id: "2", goesTo: "house", isMailed: true, refuses: parcel },
  // A parcel machine cannot check the buyer's age.
  postPoint: { id: "3", goesTo: "postPoint", refuses: [...parcel, "ADULTS_ONLY"] },
  pickup: { id: "4", goesTo: "shop", refuses: [] },
} as const satisfies Readonly<Record<string, ShippingTraits & { readonly id: string }>>;

/** A shipping method of this version, without the shop's id: such as `courier`. */
export type ShippingKind = keyof typeof shippingKinds;

const unknownKind: ShippingTraits = { goesTo: "house", refuses: [] };

/**
 * The properties of a shipping method. A kind that this version does not know counts as home delivery.
 *
 * @example shippingTraits({ kind: "courier" }).needs // => "timeSlot"
 * @example shippingTraits({ kind: null }).goesTo // => "house"
 */
export const shippingTraits = (method: { readonly kind: ShippingKind | null } | null): ShippingTraits =>
  method?.kind ? shippingKinds[method.kind] : unknownKind;

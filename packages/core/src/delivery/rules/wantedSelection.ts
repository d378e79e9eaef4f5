import type { DeliverySelection } from "../model/DeliverySelection.ts";

/**
 * The selection that fits what the shopper asked for: theirs, unless they asked for the other type.
 *
 * @rule ADDR-11
 * @example wantedSelection({ type: "personal" }, { type: "delivery" }) // => null
 * @example wantedSelection(null, { type: "personal" }) // => { type: "personal" }
 */
export function wantedSelection(
  selection: DeliverySelection | null,
  { type }: { readonly type?: DeliverySelection["type"] | undefined },
): DeliverySelection | null {
  if (type === undefined || selection?.type === type) return selection;
  return type === "personal" ? { type } : null;
}

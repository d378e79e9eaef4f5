import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/** The place, and what the shopper pressed. */
export interface MethodChoice {
  readonly selection: DeliverySelection | null;
  /** The id of the method that the shopper pressed; null when they pressed none. */
  readonly pressedId: string | null;
}

/**
 * The method that the shopper pressed. Choosing pickup as the place also chooses it; a press of another kind of place
 * does not count any more. `null` when none was chosen, or the shop does not offer it.
 *
 * @rule SHIP-7
 * @example pressedMethod([{ id: "2", kind: "postal" }], { selection: null, pressedId: "2" }) // => { id: "2", kind: "postal" }
 * @example pressedMethod([{ id: "2", kind: "postal" }, { id: "4", kind: "pickup" }], { selection: { type: "personal" }, pressedId: "2" }) // => { id: "4", kind: "pickup" }
 */
export function pressedMethod<Method extends Pick<ShippingMethod, "id" | "kind">>(
  methods: ReadonlyArray<Method>,
  { selection, pressedId }: MethodChoice,
): Method | null {
  const isFetched = selection?.type === "personal";
  const fitting = methods.filter((method) => (shippingTraits(method).goesTo === "shop") === isFetched);
  const pressed = fitting.find(({ id }) => id === pressedId);
  return pressed ?? (isFetched ? (fitting[0] ?? null) : null);
}

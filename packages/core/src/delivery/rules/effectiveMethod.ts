import { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
import { preferredShippingMethod } from "./preferredShippingMethod.ts";
import { type MethodChoice, pressedMethod } from "./pressedMethod.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { shippingProblems } from "./shippingProblems.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";

/** How a cart is delivered. */
export interface EffectiveMethod<Method> {
  /** Has problems when nothing fits; `null` when the shop does not offer it. */
  readonly method: Method | null;
  /** The method whose fee is charged: `method`, unless its problems stop it. */
  readonly charged: Method | null;
  /**
   * The pressed method that cannot be used now, with its problems; `null` when the pressed one is used, or none was
   * pressed.
   */
  readonly left: Method | null;
}

type Stoppable = Pick<ShippingMethod, "isAvailable" | "problems">;

/** The method, unless its problems stop it: then it charges no fee. */
export const ifUsable = <Method extends Stoppable>(method: Method | null): Method | null =>
  method !== null && shippingProblems(method).length === 0 ? method : null;

/**
 * How a cart is delivered: by the linked order's method; else by the pressed one, while it fits the place and has no
 * problems; else by SHIP-1's; else by SHIP-2's, but delivery never turns into pickup. When nothing fits, SHIP-1's,
 * whose problems say why, and no fee is charged. Totals, limits, guard, forms and server all use this function.
 *
 * @rule SHIP-7
 * @example effectiveMethod([{ id: "1", kind: "courier", isAvailable: true, problems: [] }, { id: "2", kind: "postal", isAvailable: false, problems: [] }], { linkedOrder: null, selection: null, pressedId: "2" }) // => { method: { id: "1", kind: "courier", isAvailable: true, problems: [] }, charged: { id: "1", kind: "courier", isAvailable: true, problems: [] }, left: { id: "2", kind: "postal", isAvailable: false, problems: [] } }
 * @example effectiveMethod([], { linkedOrder: null, selection: null, pressedId: null }) // => { method: null, charged: null, left: null }
 */
export function effectiveMethod<Method extends Pick<ShippingMethod, "id" | "kind" | "isAvailable" | "problems">>(
  methods: ReadonlyArray<Method>,
  {
    linkedOrder,
    ...choice
  }: MethodChoice & { readonly linkedOrder: { readonly shippingMethod: Pick<ShippingMethod, "id"> } | null },
): EffectiveMethod<Method> {
  if (linkedOrder) {
    const method = methods.find(({ id }) => id === linkedOrder.shippingMethod.id) ?? null;
    return { method, charged: ifUsable(method), left: null };
  }
  const isFetched = choice.selection?.type === "personal";
  const pressed = pressedMethod(methods, choice);
  const preferred = preferredShippingMethod(methods, choice);
  const usable = [pressed, preferred, bestAvailableShippingMethod(methods, choice)].find(
    (method) =>
      method !== null && ifUsable(method) !== null && (shippingTraits(method).goesTo === "shop") === isFetched,
  );
  const method = usable ?? preferred ?? pressed;
  return { method, charged: ifUsable(method), left: pressed === method ? null : pressed };
}

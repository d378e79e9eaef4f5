import type { DeliverySelection } from "./DeliverySelection.ts";
import type { ShippingKind, ShippingMethod } from "./ShippingMethod.ts";

const deliveryKinds: ReadonlyArray<ShippingKind> = ["courier", "postal", "postPoint"];

/**
 * The best shipping method that works now: pickup when the goods are fetched; else the first available one of courier,
 * post and post point; else pickup. `null` when the shop does not offer it.
 *
 * @rule SHIP-2
 * @example bestAvailableShippingMethod([{ kind: "courier", isAvailable: false }, { kind: "postPoint", isAvailable: true }], { selection: null }) // => { kind: "postPoint", isAvailable: true }
 */
export function bestAvailableShippingMethod<Method extends Pick<ShippingMethod, "kind" | "isAvailable">>(
  methods: ReadonlyArray<Method>,
  { selection }: { readonly selection: DeliverySelection | null },
): Method | null {
  const available = deliveryKinds.flatMap((kind) =>
    methods.filter((method) => method.kind === kind && method.isAvailable),
  );
  const delivered = selection?.type === "personal" ? undefined : available[0];
  return delivered ?? methods.find(({ kind }) => kind === "pickup") ?? null;
}

import type { DeliverySelection } from "./DeliverySelection.ts";
import { shippingKinds, shippingTraits } from "../shipping/shippingKinds.ts";
import type { ShippingMethod } from "./ShippingMethod.ts";

/**
 * The best available shipping method: pickup if selected; else the first available one of courier, post and post point;
 * else pickup. `null` when the shop does not offer it.
 *
 * @rule SHIP-2
 * @example bestAvailableShippingMethod([{ kind: "courier", isAvailable: false }, { kind: "postPoint", isAvailable: true }], { selection: null }) // => { kind: "postPoint", isAvailable: true }
 */
export function bestAvailableShippingMethod<Method extends Pick<ShippingMethod, "kind" | "isAvailable">>(
  methods: ReadonlyArray<Method>,
  { selection }: { readonly selection: DeliverySelection | null },
): Method | null {
  const isFetched = (method: Method) => shippingTraits(method).goesTo === "shop";
  const best = Object.keys(shippingKinds).flatMap((kind) =>
    methods.filter((method) => method.kind === kind && method.isAvailable && !isFetched(method)),
  );
  const delivered = selection?.type === "personal" ? undefined : best[0];
  return delivered ?? methods.find(isFetched) ?? null;
}

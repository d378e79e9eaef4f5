import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { shippingKinds, shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { shippingProblems } from "./shippingProblems.ts";

/**
 * The best available shipping method: pickup if selected; else the first one of courier, post and post point that is
 * available without problems; else pickup. `null` when the shop does not offer it.
 *
 * @rule SHIP-2
 * @example bestAvailableShippingMethod([{ kind: "courier", isAvailable: false, problems: [] }, { kind: "postPoint", isAvailable: true, problems: [] }], { selection: null }).kind // => "postPoint"
 */
export function bestAvailableShippingMethod<Method extends Pick<ShippingMethod, "kind" | "isAvailable" | "problems">>(
  methods: ReadonlyArray<Method>,
  { selection }: { readonly selection: DeliverySelection | null },
): Method | null {
  const isFetched = (method: Method) => shippingTraits(method).goesTo === "shop";
  const best = Object.keys(shippingKinds).flatMap((kind) =>
    methods.filter((method) => method.kind === kind && shippingProblems(method).length === 0 && !isFetched(method)),
  );
  const delivered = selection?.type === "personal" ? undefined : best[0];
  return delivered ?? methods.find(isFetched) ?? null;
}

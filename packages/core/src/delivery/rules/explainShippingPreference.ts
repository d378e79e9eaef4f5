import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { ShippingKind } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";

/** Why a shipping method is preferred. */
export type ShippingPreferenceReason =
  | "fetched"
  | "courierComes"
  /** It is unavailable for another reason than the postcode, which the shopper can change. */
  | "courierCouldCome"
  | "courierNotThere"
  | "noCourier";

/** The preferred shipping method, and the reason for it. */
export interface ShippingPreference<Method> {
  /** Null when the shop does not offer the reason's method. */
  readonly method: Method | null;
  readonly reason: ShippingPreferenceReason;
}

/**
 * The shipping method for the shopper's choice, with the reason: pickup if selected; else the courier, unless the
 * postcode blocks it; else the post.
 *
 * @rule SHIP-1
 * @example explainShippingPreference([{ kind: "courier", isAvailable: false, problems: [{ kind: "postcode" }] }, { kind: "postal" }], { selection: null }) // => { method: { kind: "postal" }, reason: "courierNotThere" }
 */
export function explainShippingPreference<Method extends Pick<ShippingMethod, "kind" | "isAvailable" | "problems">>(
  methods: ReadonlyArray<Method>,
  { selection }: { readonly selection: DeliverySelection | null },
): ShippingPreference<Method> {
  const offered = (kind: ShippingKind) => methods.find((method) => method.kind === kind) ?? null;
  const [kind, reason] = choose(offered("courier"), selection);
  return { method: offered(kind), reason };
}

function choose(
  courier: Pick<ShippingMethod, "isAvailable" | "problems"> | null,
  selection: DeliverySelection | null,
): readonly [ShippingKind, ShippingPreferenceReason] {
  if (selection?.type === "personal") return ["pickup", "fetched"];
  if (!courier) return ["postal", "noCourier"];
  if (courier.isAvailable) return ["courier", "courierComes"];
  return courier.problems.some(({ kind }) => kind === "postcode")
    ? ["postal", "courierNotThere"]
    : ["courier", "courierCouldCome"];
}

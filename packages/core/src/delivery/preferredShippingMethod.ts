import type { DeliverySelection } from "./DeliverySelection.ts";
import type { ShippingKind, ShippingMethod } from "./ShippingMethod.ts";

type Candidate = Pick<ShippingMethod, "kind" | "isAvailable" | "problems">;

/**
 * The shipping method that fits the shopper's choice: pickup when the goods are fetched; else the courier, unless it
 * is unavailable because of the postcode; else the post. `null` when the shop does not offer it.
 *
 * @rule SHIP-1
 * @example preferredShippingMethod([{ kind: "courier", isAvailable: false, problems: [{ kind: "postcode" }] }, { kind: "postal" }], { selection: null }) // => { kind: "postal" }
 * @example preferredShippingMethod([], { selection: { type: "personal" } }) // => null
 */
export function preferredShippingMethod<Method extends Candidate>(
  methods: ReadonlyArray<Method>,
  { selection }: { readonly selection: DeliverySelection | null },
): Method | null {
  const offered = (kind: ShippingKind) => methods.find((method) => method.kind === kind) ?? null;
  if (selection?.type === "personal") return offered("pickup");
  const courier = offered("courier");
  return courier !== null && (courier.isAvailable || !hasPostcodeProblem(courier)) ? courier : offered("postal");
}

function hasPostcodeProblem({ problems }: Candidate): boolean {
  return problems.some(({ kind }) => kind === "postcode");
}

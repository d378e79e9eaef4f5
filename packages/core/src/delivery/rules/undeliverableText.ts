import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { UndeliverableProduct } from "./undeliverableProduct.ts";
import type { PlaceCarrier } from "./placeCarriers.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";

/**
 * Why a product does not come to the chosen place, and what brings it there instead, in a few words. Pickup is offered only
 * when nothing brings it.
 *
 * @rule SHIP-9
 * @example undeliverableText({ problem: "CHILLED", method: { kind: "postal" }, instead: [{ kind: "courier" }, { kind: "pickup" }] }) // => "Hűtött: ide csak futárral"
 * @example undeliverableText({ problem: "TOO_HEAVY", method: { kind: "postal" }, instead: [{ kind: "pickup" }] }) // => "Túl nehéz: csak személyes átvétellel"
 * @example undeliverableText({ problem: "ADULTS_ONLY", method: { kind: "postPoint" }, instead: [] }) // => "18+: ide nem szállítjuk"
 */
export function undeliverableText(
  { problem, method, instead }: UndeliverableProduct,
  { texts = deliveryTexts }: { readonly texts?: DeliveryTexts | undefined } = {},
): string {
  const { undeliverable, travelProblems } = texts;
  const isFetched = (carrier: PlaceCarrier) => shippingTraits(carrier).goesTo === "shop";
  const brought = instead.filter((carrier) => !isFetched(carrier));
  const ways = brought.map(({ kind, name }) =>
    kind === null ? undeliverable.unknownWay(name) : undeliverable.ways[kind],
  );
  const outcome = () => {
    if (ways.length > 0) return undeliverable.only(ways.join(undeliverable.or));
    if (instead.length > 0) return undeliverable.onlyFetched;
    return isFetched(method) ? undeliverable.notFetched : undeliverable.notBrought;
  };
  return `${travelProblems[problem]}: ${outcome()}`;
}

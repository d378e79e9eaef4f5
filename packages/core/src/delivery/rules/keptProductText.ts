import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { KeptProduct } from "./keptProduct.ts";
import type { PlaceCarrier } from "./placeCarriers.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";

/**
 * Why a product does not come to the chosen place, and what brings it there instead, in a few words. Pickup is offered only
 * when nothing brings it.
 *
 * @rule SHIP-9
 * @example keptProductText({ problem: "CHILLED", method: { kind: "postal" }, instead: [{ kind: "courier" }, { kind: "pickup" }] }) // => "Hűtött: ide csak futárral"
 * @example keptProductText({ problem: "TOO_HEAVY", method: { kind: "postal" }, instead: [{ kind: "pickup" }] }) // => "Túl nehéz: csak személyes átvétellel"
 * @example keptProductText({ problem: "ADULTS_ONLY", method: { kind: "postPoint" }, instead: [] }) // => "18+: ide nem szállítjuk"
 */
export function keptProductText(
  { problem, method, instead }: KeptProduct,
  { texts = deliveryTexts }: { readonly texts?: DeliveryTexts | undefined } = {},
): string {
  const { kept, travelProblems } = texts;
  const isFetched = (carrier: PlaceCarrier) => shippingTraits(carrier).goesTo === "shop";
  const brought = instead.filter((carrier) => !isFetched(carrier));
  const ways = brought.map(({ kind, name }) => (kind === null ? kept.unknownWay(name) : kept.ways[kind]));
  const outcome = () => {
    if (ways.length > 0) return kept.only(ways.join(kept.or));
    if (instead.length > 0) return kept.onlyFetched;
    return isFetched(method) ? kept.notFetched : kept.notBrought;
  };
  return `${travelProblems[problem]}: ${outcome()}`;
}

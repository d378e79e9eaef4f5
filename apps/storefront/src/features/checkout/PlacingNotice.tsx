import { moneyText, type OrderPlacing } from "@kamra/core/checkout";
import { Notice } from "@kamra/ui";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { differenceText } from "./differenceText.ts";
import { MissingParts } from "./MissingNotice.tsx";
import { checkoutText } from "./text.hu.ts";

/**
 * What became of the last press of the order button: what was ordered and paid, why not more, and what to do now.
 *
 * @rule ORDER-2, ORDER-9
 */
export function PlacingNotice({ placing }: { readonly placing: OrderPlacing }) {
  const shop = useStorefrontShop();
  const money = moneyText(placing);
  switch (placing.phase) {
    case "blocked":
      return <MissingParts kinds={placing.blockers.map(({ kind }) => kind)} />;
    case "changed":
      return (
        <Notice tone="attention" title={checkoutText.cartChanged}>
          <ul>
            {placing.differences.map((difference) => (
              <li key={JSON.stringify(difference)}>{differenceText(difference)}</li>
            ))}
          </ul>
          <p>{money}</p>
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="danger" title={checkoutText.orderFailed(failureText(shop, placing.error))}>
          <p>{money}</p>
        </Notice>
      );
    case "unknown":
      return (
        <Notice tone="attention" title={checkoutText.unknownTitle}>
          <p>{money}</p>
          <p>{checkoutText.unknownHelp(checkoutText.telephone)}</p>
        </Notice>
      );
    case "idle":
    case "submitting":
    case "placed":
      return null;
  }
}

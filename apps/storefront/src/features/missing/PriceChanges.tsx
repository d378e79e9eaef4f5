import type { PriceChange } from "@kamra/core/cart";
import { formatHuf } from "@kamra/core/text";
import { usePriceChanges } from "@kamra/react";
import { Button, Notice } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { ChangeList } from "./ChangeList.tsx";
import { missingText } from "./text.hu.ts";

const text = missingText.prices;

const sentence = ({ name, before, after, reason }: PriceChange): string =>
  `${text.change(name, formatHuf(before), formatHuf(after))}${reason === null ? "" : text.reasons[reason]}.`;

/**
 * The cart's prices that changed since the shopper saw them, on any day, until the shopper accepts them.
 *
 * @rule ORDER-14, SEAM-2
 */
export function PriceChanges() {
  const shop = useStorefrontShop();
  const changes = usePriceChanges();
  if (changes.length === 0) return null;
  return (
    <Notice tone="attention" title={changes.length === 1 ? text.one : text.several}>
      <ChangeList changes={changes.map(sentence)} />
      <div>
        <Button variant="secondary" onPress={() => shop.cart.acceptPrices()}>
          {text.seen}
        </Button>
      </div>
    </Notice>
  );
}

import type { Order } from "@kamra/core/order";
import { Button, Notice } from "@kamra/ui";
import { useState } from "react";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { type Reordered, reorder } from "./reorder.ts";
import { orderText } from "./text.hu.ts";

const text = orderText.reorder;

/** Puts the goods of an order into the cart again, and reports what could not be had. */
export function ReorderButton({ order }: { readonly order: Pick<Order, "lines"> }) {
  const shop = useStorefrontShop();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Reordered | { readonly failure: string } | null>(null);
  const press = () => {
    setIsBusy(true);
    reorder(shop, order.lines)
      .then(setResult, (error: unknown) => setResult({ failure: failureText(shop, error) }))
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <Button variant="secondary" onPress={press} isPending={isBusy}>
        {text.press}
      </Button>
      {result !== null && "failure" in result && <Notice tone="danger" title={result.failure} />}
      {result !== null && "added" in result && (
        <Notice tone={result.missed.length === 0 ? "info" : "attention"} title={text.added(result.added)}>
          {result.missed.length > 0 && (
            <>
              <p>{text.missed}</p>
              <ul>
                {result.missed.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </>
  );
}

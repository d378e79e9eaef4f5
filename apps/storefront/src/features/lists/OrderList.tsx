import type { HeldListLine } from "@kamra/core/lists";
import type { Product } from "@kamra/core/product";
import { Button, Icon, Link, Notice } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { reorder, type Reordered } from "../order/reorder.ts";
import { paths } from "../shell/paths.ts";
import styles from "./ListPage.module.css";
import { listsText as text } from "./text.hu.ts";

interface OrderListProps {
  readonly lines: ReadonlyArray<HeldListLine>;
  readonly products: ReadonlyArray<Product>;
}

/** Puts all of a list into the cart, and says what could not be had. */
export function OrderList({ lines, products }: OrderListProps) {
  const shop = useStorefrontShop();
  const { state, message, send } = useSending();
  const [report, setReport] = useState<Reordered | null>(null);
  const isSending = state === "sending";
  const wanted = lines
    .filter(({ isTicked }) => !isTicked)
    .map(({ productId, quantity }) => ({
      productId,
      quantity,
      name: products.find(({ id }) => id === productId)?.name ?? text.unknownProduct,
      alternativeQuantity: null,
      quantityType: "default" as const,
    }));
  return (
    <div className={styles.order}>
      <div>
        <Button
          isPending={isSending}
          isDisabled={wanted.length === 0}
          onPress={() => send(reorder(shop, wanted).then(setReport))}
        >
          <Icon name="basket" size="small" />
          {isSending ? text.ordering : text.orderAll}
        </Button>
      </div>
      {message !== null && <Notice tone="danger" title={message} />}
      {report !== null && !isSending && (
        <Notice
          tone={report.missed.length === 0 ? "info" : "attention"}
          title={report.added === 0 ? text.nothingOrdered : text.ordered(report.added)}
        >
          {report.missed.length > 0 && (
            <>
              <p>{text.missed}</p>
              <ul>
                {report.missed.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          )}
          <Link href={paths.cart}>{text.toCart}</Link>
        </Notice>
      )}
    </div>
  );
}

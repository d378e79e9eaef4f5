import { type OrderedProduct, rhythmText } from "@kamra/core/orderedProducts";
import { useUndeliverableProduct } from "@kamra/react";
import { ListLine } from "@kamra/ui";
import { useMemo } from "react";
import { OrderList } from "../lists/OrderList.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { productPath } from "../paths/productPath.ts";
import styles from "./OrderedProducts.module.css";
import { orderedText as text } from "./text.hu.ts";
import { type UsualLine, useUsualLines } from "./useUsualLines.ts";

interface UsualRowProps extends Pick<ReturnType<typeof useUsualLines>, "tick" | "setQuantity"> {
  readonly line: UsualLine;
  readonly now: Date;
}

function UsualRow({ line, now, tick, setQuantity }: UsualRowProps) {
  const { product, quantity, isTicked, due } = line;
  return (
    <li className={styles.usual}>
      <ListLine
        product={product}
        href={productPath(product)}
        now={now}
        quantity={quantity}
        isTicked={isTicked}
        undeliverable={useUndeliverableProduct(product)}
        substitute={null}
        onTick={(ticked) => tick(line, ticked)}
        onQuantityChange={(wanted) => setQuantity(line, wanted)}
        onTakeSubstitute={() => undefined}
      />
      <p className={styles.reason}>{rhythmText(due)}</p>
    </li>
  );
}

/**
 * What the shopper buys again and again and is due now, with one button for the cart. Nothing when nothing is due.
 *
 * @rule USUAL-1, USUAL-2
 */
export function UsualBasket({ entries }: { readonly entries: ReadonlyArray<OrderedProduct> }) {
  const { lines, ...changes } = useUsualLines(entries, { now: usePageMoment() });
  const products = useMemo(() => (lines ?? []).map(({ product }) => product), [lines]);
  const now = usePageMoment(products);
  if (lines === null || lines.length === 0) return null;
  return (
    <section className={styles.basket} aria-labelledby="usual">
      <h2 id="usual">{text.usual}</h2>
      <p>{text.usualLead}</p>
      <ul role="list">
        {lines.map((line) => (
          <UsualRow key={line.productId} {...changes} line={line} now={now} />
        ))}
      </ul>
      <OrderList lines={lines} products={products} />
    </section>
  );
}

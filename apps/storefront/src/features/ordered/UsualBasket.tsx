import type { HeldListLine } from "@kamra/core/lists";
import { type OrderedProduct, rhythmText } from "@kamra/core/orderedProducts";
import { type AllergenCode, namedAllergens } from "@kamra/core/product";
import { useAvoidedAllergens, useUndeliverableProduct } from "@kamra/react";
import { ListLine, Section, Text } from "@kamra/ui";
import { useState } from "react";
import { OrderList } from "../lists/OrderList.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { productPath } from "../paths/productPath.ts";
import { usualText } from "../products/text.hu.ts";
import { type DueLine, useDueProducts } from "../products/useDueProducts.ts";
import styles from "./OrderedProducts.module.css";
import { orderedText as text } from "./text.hu.ts";

/** A product of the usual basket, and why it is there. */
interface UsualLine extends HeldListLine, DueLine {}

/** The maximum number of rows. */
const most = 24;

const lineOf = ({ due, product }: DueLine, avoided: ReadonlyArray<AllergenCode>): UsualLine => ({
  due,
  product,
  productId: product.id,
  quantity: due.entry.quantity,
  deletedName: null,
  // What the shopper avoids is there, but one press does not buy it.
  isTicked: namedAllergens(product, { avoided }).length > 0,
});

/** The lines that the shopper ticks off and changes before anything goes into the cart. */
function useUsualLines(due: ReadonlyArray<DueLine>) {
  const avoided = useAvoidedAllergens();
  const [lines, setLines] = useState(() => due.map((line) => lineOf(line, avoided)));
  const change = (productId: string, to: Partial<Pick<UsualLine, "quantity" | "isTicked">>) =>
    setLines((before) => before.map((line) => (line.productId === productId ? { ...line, ...to } : line)));
  return {
    lines,
    tick: ({ productId }: UsualLine, isTicked: boolean) => change(productId, { isTicked }),
    /** 0 ticks the line off, and its last quantity stays. */
    setQuantity: ({ productId }: UsualLine, quantity: number) =>
      change(productId, quantity === 0 ? { isTicked: true } : { quantity }),
  };
}

interface UsualRowProps extends Pick<ReturnType<typeof useUsualLines>, "tick" | "setQuantity"> {
  readonly line: UsualLine;
  readonly now: Date;
}

function UsualRow({ line, now, tick, setQuantity }: UsualRowProps) {
  const { product, quantity, isTicked, due } = line;
  return (
    <ListLine
      product={product}
      href={productPath(product)}
      now={now}
      quantity={quantity}
      isTicked={isTicked}
      undeliverable={useUndeliverableProduct(product)}
      onChange={(ticked) => tick(line, ticked)}
      onQuantityChange={(wanted) => setQuantity(line, wanted)}
    >
      <Text size="small" tone="muted">
        {rhythmText(due)}
      </Text>
    </ListLine>
  );
}

function DueBasket({ due }: { readonly due: ReadonlyArray<DueLine> }) {
  const { lines, ...changes } = useUsualLines(due);
  const [products] = useState(() => due.map(({ product }) => product));
  const now = usePageMoment(products);
  return (
    <Section title={usualText.title} size="large" className={styles.basket}>
      <p>{text.usualLead}</p>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productId}>
            <UsualRow {...changes} line={line} now={now} />
          </li>
        ))}
      </ul>
      <OrderList lines={lines} products={products} />
    </Section>
  );
}

/**
 * The usual products that are due now, with one button that adds them to the cart; nothing when none is due.
 *
 * @rule ALLERGEN-3, USUAL-1, USUAL-2
 */
export function UsualBasket({ entries }: { readonly entries: ReadonlyArray<OrderedProduct> }) {
  const due = useDueProducts(entries, { most });
  return due !== null && due.length > 0 && <DueBasket due={due} />;
}

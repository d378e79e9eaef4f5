import { currentPrice } from "@kamra/core/product";
import { writeShoppingLine } from "@kamra/core/quickList";
import { formatHuf } from "@kamra/core/text";
import { useUndeliverableProduct } from "@kamra/react";
import { ListLine, Select } from "@kamra/ui";
import { productPath } from "../paths/productPath.ts";
import styles from "./QuickListPage.module.css";
import { quickListText as text } from "./text.hu.ts";
import type { QuickLine, useQuickLines } from "./useQuickLines.ts";

interface QuickLineRowProps extends Pick<ReturnType<typeof useQuickLines>, "tick" | "setQuantity" | "choose"> {
  readonly line: QuickLine;
  readonly now: Date;
}

/** What the shopper wrote, the product that is proposed for it, and the others that were found. */
export function QuickLineRow({
  line: { entry, product, quantity, isTicked },
  now,
  tick,
  setQuantity,
  choose,
}: QuickLineRowProps) {
  const written = writeShoppingLine(entry.line);
  return (
    <li className={styles.entry}>
      <p className={styles.written}>{written}</p>
      {entry.correctedTerm !== null && <p className={styles.instead}>{text.instead(entry.correctedTerm)}</p>}
      <ListLine
        product={product}
        href={productPath(product)}
        now={now}
        quantity={quantity}
        isTicked={isTicked}
        undeliverable={useUndeliverableProduct(product)}
        substitute={null}
        onTick={(ticked) => tick(entry, ticked)}
        onQuantityChange={(wanted) => setQuantity(entry, wanted)}
        onTakeSubstitute={() => undefined}
      />
      {entry.products.length > 1 && !isTicked && (
        <div className={styles.others}>
          <Select
            label={text.other(written)}
            options={entry.products.map((each) => ({
              value: each.id,
              label: `${each.name} – ${formatHuf(currentPrice(each, { now }))}`,
            }))}
            value={product.id}
            onChange={(id) => choose(entry, id)}
          />
        </div>
      )}
    </li>
  );
}

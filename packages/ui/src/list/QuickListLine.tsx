import { currentPrice, type Product } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useNow } from "../clock/NowContext.ts";
import { Select } from "../field/Select.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { ListLine, type ListLineProps } from "./ListLine.tsx";
import styles from "./QuickListLine.module.css";
import { listTexts } from "./text.hu.ts";

/** Props of `QuickListLine`: what was written, the products found for it, the proposed one's line, and those of its root. */
export interface QuickListLineProps
  extends
    RootProps<"div">,
    Pick<ListLineProps, "href" | "now" | "quantity" | "isTicked" | "undeliverable" | "onChange" | "onQuantityChange"> {
  /** The line as the shopper wrote it. */
  readonly text: string;
  /** The words that were looked for instead, when nothing was found for those of the line; null otherwise. */
  readonly correctedTerm?: string | null;
  /** All that was found, the best first. */
  readonly products: ReadonlyArray<Product>;
  /** The proposed one of them. */
  readonly product: Product;
  /** Called with the product that the shopper would rather have. */
  readonly onProductChange: (product: Product) => void;
}

/**
 * A line of a written list: what the shopper wrote, the product that is proposed for it, and the others to choose from.
 *
 * @rule QUICK-4
 */
export const QuickListLine = ({
  text,
  correctedTerm = null,
  products,
  product,
  onProductChange,
  href,
  now: given,
  quantity,
  isTicked,
  undeliverable = null,
  onChange,
  onQuantityChange,
  className,
  ...root
}: QuickListLineProps) => {
  const texts = useTexts("list", listTexts);
  const formats = useFormats();
  const now = useNow(given);
  return (
    <div {...root} className={classNames(styles.entry, className)}>
      <p className={styles.written}>{text}</p>
      {correctedTerm !== null && <p className={styles.instead}>{texts.foundInstead(correctedTerm)}</p>}
      <ListLine
        product={product}
        href={href}
        now={now}
        quantity={quantity}
        isTicked={isTicked}
        undeliverable={undeliverable}
        onChange={onChange}
        onQuantityChange={onQuantityChange}
      >
        {products.length > 1 && !isTicked && (
          <Select
            label={texts.whichFor(text)}
            options={products.map((each) => ({
              value: each.id,
              label: `${each.name} – ${formatHuf(currentPrice(each, { now }), { formats })}`,
            }))}
            value={product.id}
            onChange={(id) => {
              const chosen = products.find((each) => each.id === id);
              if (chosen !== undefined) onProductChange(chosen);
            }}
          />
        )}
      </ListLine>
    </div>
  );
};

import type { WithdrawalTerms } from "@kamra/core/orders";
import { productTexts } from "@kamra/core/product";
import { formatHuf, orderedQuantityText } from "@kamra/core/text";
import type { BoxRoot } from "../layout/Box.tsx";
import { Stack } from "../layout/Stack.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import styles from "./WithdrawalSummary.module.css";

/** Props of `WithdrawalSummary`: what goes back and the refund, and those of its root element. */
export interface WithdrawalSummaryProps extends BoxRoot {
  /** The products with their quantities, and the refund in whole forint: of a question, or of a receipt. */
  readonly terms: WithdrawalTerms;
}

/**
 * What a withdrawal takes back, and how much it gives for it.
 *
 * @rule LAW-11
 */
export const WithdrawalSummary = ({ terms: { products, amount }, ...root }: WithdrawalSummaryProps) => {
  const texts = useTexts("order", orderTexts).withdrawal;
  const formats = useFormats();
  const ofProducts = useCoreTexts("product", productTexts);
  return (
    <Stack gap={2} {...root}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.productId}>
            {unbrokenAmount(product.name)}
            {"\u00a0· "}
            <span className={styles.quantity}>{orderedQuantityText(product, { formats, texts: ofProducts })}</span>
          </li>
        ))}
      </ul>
      <p>
        <strong>{texts.refund(formatHuf(amount, { formats }))}</strong>
      </p>
    </Stack>
  );
};

import { type OrderLine, withdrawalUnit, withdrawnQuantity } from "@kamra/core/orders";
import { type OrderedQuantity, parseQuantity, stepDown, stepUp, productTexts } from "@kamra/core/product";
import { formatQuantity, orderedQuantityText } from "@kamra/core/text";
import { useId, useState } from "react";
import { Checkbox } from "../field/Checkbox.tsx";
import { QuantityStepper } from "../product/QuantityStepper.tsx";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { orderTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./WithdrawalLines.module.css";

/** What is read of an order's line that can be returned. */
export type WithdrawableLine = OrderedQuantity & Pick<OrderLine, "productId" | "name" | "withdrawableQuantity">;

/** Props of `WithdrawalLines`: the lines, and the withdrawn quantities by product. */
export interface WithdrawalLinesProps extends RootProps<"div"> {
  /** The lines that can be returned. */
  readonly lines: ReadonlyArray<WithdrawableLine>;
  /** The withdrawn quantity by product; none for a missing one. */
  readonly value: ReadonlyMap<string, number>;
  /** Called with a line and its withdrawn quantity; 0 keeps the product. */
  readonly onChange: (line: WithdrawableLine, quantity: number) => void;
  /** The error message, or null. */
  readonly error?: string | null;
}

const Amount = ({ line, quantity, onChange }: AmountProps) => {
  const order = useTexts("order", orderTexts);
  const formats = useFormats();
  const coreTexts = useCoreTexts("product", productTexts);
  const texts = order.withdrawal;
  const [problem, setProblem] = useState<string | null>(null);
  const { name, unitName, withdrawableQuantity } = line;
  const unit = withdrawalUnit(line);
  const all =
    withdrawableQuantity === line.quantity
      ? orderedQuantityText(line, { formats, texts: coreTexts })
      : formatQuantity(withdrawableQuantity, unitName, { formats });
  if (quantity === null || stepDown(withdrawableQuantity, unit) === 0)
    return <span className={styles.amount}>{all}</span>;
  const want = (wanted: number) => {
    setProblem(null);
    const next = withdrawnQuantity(line, { wanted });
    if (next > 0) onChange(line, next);
  };
  return (
    <span className={styles.amount}>
      <QuantityStepper
        label={texts.howMuch(name)}
        of={name}
        quantity={quantity}
        unit={unitName}
        onCommit={(typed) => {
          const product = { defaultUnit: unit, alternativeUnit: null };
          const entry = parseQuantity(typed, { product, quantityType: "default" });
          if (entry.problem === null) want(entry.quantity);
          else setProblem(coreTexts.quantityProblems[entry.problem](entry.units));
        }}
        onStep={(direction) => want(direction === "up" ? stepUp(quantity, unit) : stepDown(quantity, unit))}
        canGrow={quantity < withdrawableQuantity}
        isDisabled={false}
      />
      <span>{texts.ofAll(all)}</span>
      {problem !== null && (
        <span className={styles.error} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
};

/**
 * The products and quantities of an order that the shopper withdraws from.
 * @rule LAW-11
 */
export const WithdrawalLines = ({ lines, value, onChange, error = null, className, ...root }: WithdrawalLinesProps) => {
  const errorId = useId();
  return (
    <div role="group" aria-describedby={error === null ? undefined : errorId} className={className} {...root}>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productId} className={styles.line}>
            <Checkbox
              isSelected={value.has(line.productId)}
              onChange={(isChosen) => onChange(line, isChosen ? line.withdrawableQuantity : 0)}
            >
              {unbrokenAmount(line.name)}
            </Checkbox>
            <Amount line={line} quantity={value.get(line.productId) ?? null} onChange={onChange} />
          </li>
        ))}
      </ul>
      {error !== null && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

interface AmountProps extends Pick<WithdrawalLinesProps, "onChange"> {
  readonly line: WithdrawableLine;
  readonly quantity: number | null;
}

import { formatQuantity } from "@kamra/core/text";
import { type KeyboardEvent, useState } from "react";
import { useTexts } from "../text/TextsProvider.tsx";
import { parseQuantity } from "./parseQuantity.ts";
import styles from "./QuantityField.module.css";

export interface QuantityFieldProps {
  readonly quantity: number;
  /** `db`, `kg`: shown behind the figure. */
  readonly unit: string;
  /** What was typed, as a number; not rounded yet. */
  readonly onCommit: (typed: number) => void;
  readonly onStep: (direction: "up" | "down") => void;
  /** What was typed is not a quantity: the field goes back to the one before. */
  readonly onRefuse: () => void;
  readonly isDisabled: boolean;
}

/** The quantity as a field to type into: Enter or leaving it takes it, Escape leaves it, up and down step. */
export const QuantityField = ({ quantity, unit, onCommit, onStep, onRefuse, isDisabled }: QuantityFieldProps) => {
  const texts = useTexts().product;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = formatQuantity(quantity, unit).slice(0, -unit.length).trim();

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = parseQuantity(draft, { unit });
    if (typed === null) onRefuse();
    else if (typed !== quantity) onCommit(typed);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit();
    else if (event.key === "Escape") setDraft(null);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      setDraft(null);
      onStep(event.key === "ArrowUp" ? "up" : "down");
    }
  };

  return (
    <span className={styles.field}>
      <input
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={9}
        aria-label={texts.quantityIn(unit)}
        disabled={isDisabled}
        value={draft ?? shown}
        size={Math.max((draft ?? shown).length, 1)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
};

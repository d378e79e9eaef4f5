import { formatQuantity } from "@kamra/core/text";
import { type KeyboardEvent, type Ref, useState } from "react";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import styles from "./QuantityField.module.css";

export interface QuantityFieldProps {
  readonly quantity: number;
  /** `db`, `kg`: shown behind the number. */
  readonly unit: string;
  /** The typed text. The field shows the given quantity afterwards. */
  readonly onCommit: (typed: string) => void;
  readonly onStep: (direction: "up" | "down") => void;
  readonly isDisabled: boolean;
  /** In a plain form. */
  readonly name?: string;
  readonly fieldRef?: Ref<HTMLInputElement>;
}

/** A quantity field: Enter and blur apply the value, Escape discards it, the arrow keys step. */
export const QuantityField = ({ quantity, unit, onCommit, onStep, isDisabled, name, fieldRef }: QuantityFieldProps) => {
  const texts = useTexts("product", productTexts);
  const formats = useFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = formatQuantity(quantity, "", { formats: { ...formats, thousands: "", unit: () => "" } }).trim();

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      // The button that replaces the field gets the focus. The same key must not press it.
      event.preventDefault();
      commit();
    } else if (event.key === "Escape") setDraft(null);
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      setDraft(null);
      onStep(event.key === "ArrowUp" ? "up" : "down");
    }
  };

  return (
    // A label: a press on the unit, or beside the number, goes into the field.
    <label className={styles.field}>
      <input
        ref={fieldRef}
        className={styles.input}
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={20}
        aria-label={texts.quantityIn(formats.unit(unit))}
        disabled={isDisabled}
        value={draft ?? shown}
        size={Math.max((draft ?? shown).length, 1)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
};

import { useState } from "react";
import { TextField } from "../field/TextField.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import { parsePrice } from "./parsePrice.ts";
import styles from "./FilterPanel.module.css";

interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

export interface PriceRangeFieldProps {
  readonly value: PriceRange;
  /** The lowest and the highest available price. */
  readonly bounds: PriceRange;
  readonly onChange: (range: PriceRange) => void;
  /** The plain form for pages without scripts, and the field names. */
  readonly form?: { readonly id: string; readonly from: string; readonly to: string };
}

/**
 * A price range in whole forint, applied on Enter and on blur. Give it a `key` of its value, so that it follows
 * changes.
 */
export const PriceRangeField = ({ value, bounds, onChange, form }: PriceRangeFieldProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const [drafts, setDrafts] = useState({ from: value.from?.toString() ?? "", to: value.to?.toString() ?? "" });
  const typed = { from: parsePrice(drafts.from), to: parsePrice(drafts.to) };

  const commit = () => {
    if (typed.from === undefined || typed.to === undefined) return;
    if (typed.from !== value.from || typed.to !== value.to) onChange({ from: typed.from, to: typed.to });
  };
  const field = (end: "from" | "to", label: string) => (
    <TextField
      label={label}
      {...(form !== undefined && { name: form[end], form: form.id })}
      inputMode="numeric"
      autoComplete="off"
      placeholder={bounds[end]?.toString() ?? ""}
      value={drafts[end]}
      error={typed[end] === undefined ? texts.notAPrice : null}
      onChange={(text) => setDrafts({ ...drafts, [end]: text })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
  return (
    <div className={styles.range}>
      {field("from", texts.priceFrom)}
      {field("to", texts.priceTo)}
    </div>
  );
};

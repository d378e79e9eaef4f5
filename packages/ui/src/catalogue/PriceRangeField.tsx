import { formatHuf } from "@kamra/core/text";
import { type PriceRange, priceRange } from "@kamra/core/catalogue";
import { type FieldEntry, fieldKinds } from "@kamra/core/form";
import { huf } from "@kamra/core/product";
import { useState } from "react";
import { TextField } from "../field/TextField.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import styles from "./FilterPanel.module.css";

export interface PriceRangeFieldProps {
  readonly value: PriceRange;
  /** The lowest and the highest available price. */
  readonly bounds: PriceRange;
  readonly onChange: (range: PriceRange) => void;
  /** The plain form for pages without scripts, and the field names. */
  readonly form?: { readonly id: string; readonly from: string; readonly to: string };
}

const numberOf = ({ value }: FieldEntry): number | null => (value === "" ? null : Number(value));

/**
 * A price range in whole forint, applied on Enter and on blur; reversed bounds are swapped. Give it a `key` of its
 * value, so that it follows changes.
 */
export const PriceRangeField = ({ value, bounds, onChange, form }: PriceRangeFieldProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const formats = useFormats();
  const [drafts, setDrafts] = useState({ from: value.from?.toString() ?? "", to: value.to?.toString() ?? "" });
  const typed = { from: fieldKinds.amount(drafts.from), to: fieldKinds.amount(drafts.to) };

  const commit = () => {
    if (typed.from.message !== null || typed.to.message !== null) return;
    const range = priceRange({ from: numberOf(typed.from), to: numberOf(typed.to) });
    if (range.from !== value.from || range.to !== value.to) onChange(range);
  };
  const field = (end: "from" | "to", label: string) => (
    <TextField
      label={label}
      {...(form !== undefined && { name: form[end], form: form.id })}
      inputMode="numeric"
      autoComplete="off"
      placeholder={bounds[end] === null ? "" : formatHuf(huf(bounds[end]), { formats })}
      value={drafts[end]}
      error={typed[end].message}
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

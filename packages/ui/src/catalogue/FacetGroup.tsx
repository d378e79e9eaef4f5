import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import styles from "./FilterPanel.module.css";

export interface FacetGroupProps {
  readonly name: string;
  /** Options without products are disabled; a null count is not shown. */
  readonly options: ReadonlyArray<{ readonly id: string; readonly label: string; readonly count: number | null }>;
  readonly value: ReadonlyArray<string>;
  readonly onToggle: (optionId: string, isOn: boolean) => void;
  /** The plain form that its options are sent in. */
  readonly form?: { readonly id: string; readonly name: string };
}

const fewOptions = 6;

/** Options to choose from: the first few, the selected ones, and the rest on demand. */
export const FacetGroup = ({ name, options, value, onToggle, form }: FacetGroupProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const [showsAll, setShowsAll] = useState(false);
  const shown = options.filter(({ id }, index) => showsAll || index < fewOptions || value.includes(id));
  const hiddenCount = options.length - shown.length;
  return (
    <div role="group" aria-label={name}>
      {shown.map(({ id, label, count }) => (
        <Checkbox
          key={id}
          {...(form !== undefined && { name: form.name, value: id, form: form.id })}
          isSelected={value.includes(id)}
          isDisabled={count === 0 && !value.includes(id)}
          onChange={(isOn) => onToggle(id, isOn)}
        >
          {label} {count !== null && <span className={styles.count}>({count})</span>}
        </Checkbox>
      ))}
      {(hiddenCount > 0 || showsAll) && options.length > fewOptions && (
        <div>
          <Button variant="quiet" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? texts.showLess : texts.showMore(hiddenCount)}
          </Button>
        </div>
      )}
    </div>
  );
};

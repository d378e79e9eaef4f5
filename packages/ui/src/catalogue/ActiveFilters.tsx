import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useHostRef } from "../styles/useHostRef.ts";
import { allergenTexts } from "@kamra/core/product";
import { useRef } from "react";
import { Tag } from "../feedback/Tag.tsx";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { filterChips } from "./filterChips.ts";
import styles from "./ActiveFilters.module.css";
import type { FilterPanelProps } from "./FilterPanel.tsx";
import { catalogueTexts } from "./text.hu.ts";

/**
 * Props of `ActiveFilters`: the facets that name the options, the active filters, and the callback that gets the rest.
 */
export interface ActiveFiltersProps extends Pick<FilterPanelProps, "facets" | "value" | "onChange">, RootProps<"div"> {}

/**
 * The active filters of a list, as chips. Pressing one removes its filter, and the focus moves to the group of chips.
 */
export const ActiveFilters = ({ facets, value, onChange, className, ref, ...root }: ActiveFiltersProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const chips = useRef<HTMLDivElement>(null);
  useHostRef(ref, chips);
  const formats = useFormats();
  const allergens = useCoreTexts("allergens", allergenTexts);
  const filters = filterChips(value, { facets, texts, formats, allergens });
  return (
    <div
      aria-label={texts.activeFilters}
      {...root}
      className={classNames(styles.chips, className)}
      ref={chips}
      role="group"
      tabIndex={-1}
    >
      {filters.map(({ key, label, rest }) => (
        <Tag
          key={key}
          label={label}
          removeLabel={texts.removeFilter(label)}
          onRemove={() => {
            chips.current?.focus();
            onChange(rest);
          }}
        />
      ))}
    </div>
  );
};

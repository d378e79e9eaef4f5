import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import { activeFilterCount } from "./activeFilterCount.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";

/** Props of `FilterDrawer`: the filters of the panel in it, the number of results, and those of its button. */
export interface FilterDrawerProps extends Omit<FilterPanelProps, keyof RootProps<"div">>, RootProps<"button"> {
  /** How many products the filters leave. */
  readonly productCount: number;
}

/** The filters behind a button, for narrow screens. Changes apply immediately to the list behind. */
export const FilterDrawer = ({
  productCount,
  facets,
  value,
  onChange,
  form,
  allergens,
  ...button
}: FilterDrawerProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const [isOpen, setIsOpen] = useState(false);
  const count = activeFilterCount(value);
  return (
    <>
      <Button {...button} variant="secondary" onPress={() => setIsOpen(true)}>
        <Icon name="filter" size="small" />
        {count === 0 ? texts.filter : texts.filterWithCount(count)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.filters}
        placement="end"
        footer={
          <Button isWide onPress={() => setIsOpen(false)}>
            {texts.showResults(productCount)}
          </Button>
        }
      >
        <FilterPanel facets={facets} value={value} onChange={onChange} form={form} allergens={allergens} />
      </Dialog>
    </>
  );
};

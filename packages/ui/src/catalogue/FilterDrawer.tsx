import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import { activeFilterCount } from "./activeFilterCount.ts";
import { FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";

/** Props of `FilterDrawer`: those of the panel in it, and the number of results. */
export interface FilterDrawerProps extends FilterPanelProps {
  /** How many products the filters leave. */
  readonly total: number;
}

/** The filters behind a button, for narrow screens. Changes apply immediately to the list behind. */
export const FilterDrawer = ({ total, ...panel }: FilterDrawerProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const [isOpen, setIsOpen] = useState(false);
  const count = activeFilterCount(panel.value);
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
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
            {texts.showResults(total)}
          </Button>
        }
      >
        <FilterPanel {...panel} />
      </Dialog>
    </>
  );
};

import { Button, EmptyState } from "@kamra/ui";
import { listingText } from "./text.hu.ts";

/** The message for filters without results, with a reset button. */
export const NothingFiltered = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon="filter"
    title={listingText.nothingFilteredTitle}
    action={<Button onPress={onClear}>{listingText.clear}</Button>}
  >
    <p>{listingText.nothingFiltered}</p>
  </EmptyState>
);

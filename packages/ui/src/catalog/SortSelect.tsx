import type { ProductSort, SearchSort, SortDirection } from "@kamra/core/catalog";
import { Select } from "../field/Select.tsx";
import { useTexts } from "../text/TextsProvider.tsx";

export interface SortOrder<Sort extends ProductSort | SearchSort> {
  readonly sort: Sort;
  readonly direction: SortDirection;
}

export interface SortSelectProps<Sort extends ProductSort | SearchSort> {
  readonly value: SortOrder<Sort>;
  /** The orders on offer, the usual one first. */
  readonly options: ReadonlyArray<SortOrder<Sort>>;
  readonly onChange: (order: SortOrder<Sort>) => void;
}

const keyOf = ({ sort, direction }: SortOrder<ProductSort | SearchSort>) => `${sort}-${direction}`;

/** In which order products are listed. */
export const SortSelect = <Sort extends ProductSort | SearchSort>({
  value,
  options,
  onChange,
}: SortSelectProps<Sort>) => {
  const texts = useTexts().catalog;
  const labels: Readonly<Record<string, string>> = texts.sorts;
  return (
    <Select
      isCompact
      label={texts.sort}
      value={keyOf(value)}
      options={options.map((option) => ({ value: keyOf(option), label: labels[keyOf(option)] ?? keyOf(option) }))}
      onChange={(key) => {
        const order = options.find((option) => keyOf(option) === key);
        if (order !== undefined) onChange(order);
      }}
    />
  );
};

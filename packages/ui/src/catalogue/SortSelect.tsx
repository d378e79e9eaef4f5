import type { RootProps } from "../styles/RootProps.ts";
import type { ProductSort, SearchSort, SortDirection } from "@kamra/core/catalogue";
import { Select } from "../field/Select.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";

/** A sort field and its direction, as the options of a `SortSelect`. */
export interface SortOrder<Sort extends ProductSort | SearchSort> {
  /** What it sorts by. */
  readonly sort: Sort;
  /** Which end comes first. */
  readonly direction: SortDirection;
}

/** Props of `SortSelect`: the available orders and the chosen one. */
export interface SortSelectProps<Sort extends ProductSort | SearchSort> extends RootProps<"select"> {
  /** The order that holds now. */
  readonly value: SortOrder<Sort>;
  /** The available orders, the default one first. */
  readonly options: ReadonlyArray<SortOrder<Sort>>;
  /** Called with the chosen order. */
  readonly onChange: (order: SortOrder<Sort>) => void;
  /** The plain form for pages without scripts. */
  readonly form?: {
    readonly id: string;
    readonly name: string;
    readonly valueOf: (order: SortOrder<Sort>) => string;
  };
}

const keyOf = ({ sort, direction }: SortOrder<ProductSort | SearchSort>) => `${sort}-${direction}`;

/** The sort order of a product list. */
export const SortSelect = <Sort extends ProductSort | SearchSort>({
  value,
  options,
  onChange,
  form,
  ...root
}: SortSelectProps<Sort>) => {
  const valueOf = form?.valueOf ?? keyOf;
  const texts = useTexts("catalogue", catalogueTexts);
  const labels: Readonly<Record<string, string>> = texts.sorts;
  return (
    <Select
      {...root}
      isCompact
      label={texts.sort}
      value={valueOf(value)}
      name={form?.name}
      form={form?.id}
      options={options.map((option) => ({ value: valueOf(option), label: labels[keyOf(option)] ?? keyOf(option) }))}
      onChange={(key) => {
        const order = options.find((option) => valueOf(option) === key);
        if (order !== undefined) onChange(order);
      }}
    />
  );
};

/** The options that match a typed text, up to the limit. */
export interface FilteredOptions<Option> {
  readonly options: ReadonlyArray<Option>;
  /** Whether more options match than are shown: ask the shopper to narrow the search. */
  readonly isCut: boolean;
}

/**
 * Makes the filter of a combo box: the options that match the typed text, in order, up to the limit. An empty query matches
 * all. One filter serves all keys of an entry, because it reads the labels once.
 *
 * By `prefix`, the label begins with the query; by `words`, the default, the label contains every word of the query.
 * Case does not matter.
 *
 * @rule COMBO-1
 * @rule COMBO-2
 * @example optionFilter(["Budapest", "Pest megye", "Eger"], { labelOf: (city) => city, by: "prefix" })("pest") // => { options: ["Pest megye"], isCut: false }
 * @example optionFilter(["Budapest", "Pest megye", "Eger"], { labelOf: (city) => city, by: "words", limit: 1 })("pest") // => { options: ["Budapest"], isCut: true }
 */
export function optionFilter<Option>(
  options: ReadonlyArray<Option>,
  {
    labelOf,
    by,
    limit = 250,
  }: {
    readonly labelOf: (option: Option) => string;
    readonly by?: "prefix" | "words" | undefined;
    readonly limit?: number | undefined;
  },
): (query: string) => FilteredOptions<Option> {
  const labelled = options.map((option) => ({ option, label: labelOf(option).toLowerCase() }));
  return (query) => {
    const typed = query.toLowerCase();
    const words = typed.split(/\s/);
    const shown: Array<Option> = [];
    for (const { option, label } of labelled) {
      const isMatch = by === "prefix" ? label.startsWith(typed) : words.every((word) => label.includes(word));
      if (isMatch && shown.length === limit) return { options: shown, isCut: true };
      if (isMatch) shown.push(option);
    }
    return { options: shown, isCut: false };
  };
}

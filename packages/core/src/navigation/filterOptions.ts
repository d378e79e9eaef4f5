export interface FilteredOptions<Option> {
  readonly options: ReadonlyArray<Option>;
  /** Whether more options match than are shown: ask the shopper to narrow the search. */
  readonly isCut: boolean;
}

/**
 * The options of a combo box that match the typed text, in order, up to the limit. An empty query matches all.
 *
 * By `prefix`, the label begins with the query; by `words`, the default, the label contains every word of the query.
 * Case does not matter.
 *
 * @rule COMBO-1
 * @rule COMBO-2
 * @example filterOptions(["Budapest", "Pest megye", "Eger"], "pest", { labelOf: (city) => city, by: "prefix" }) // => { options: ["Pest megye"], isCut: false }
 * @example filterOptions(["Budapest", "Pest megye", "Eger"], "pest", { labelOf: (city) => city, by: "words", limit: 1 }) // => { options: ["Budapest"], isCut: true }
 */
export function filterOptions<Option>(
  options: ReadonlyArray<Option>,
  query: string,
  {
    labelOf,
    by,
    limit = 250,
  }: {
    readonly labelOf: (option: Option) => string;
    readonly by?: "prefix" | "words" | undefined;
    readonly limit?: number | undefined;
  },
): FilteredOptions<Option> {
  const typed = query.toLowerCase();
  const words = typed.split(/\s/);
  const shown: Array<Option> = [];
  for (const option of options) {
    const label = labelOf(option).toLowerCase();
    const isMatch = by === "prefix" ? label.startsWith(typed) : words.every((word) => label.includes(word));
    if (isMatch && shown.length === limit) return { options: shown, isCut: true };
    if (isMatch) shown.push(option);
  }
  return { options: shown, isCut: false };
}

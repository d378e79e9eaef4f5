/** A key of a product's entry, with the weights under which it counts. */
export interface SearchKey {
  readonly key: string;
  /** Of `A` to `D`; empty: any. */
  readonly weights: string;
  /** Longer keys that begin with it count too. */
  readonly isBegun: boolean;
}

/** Alternatives for each required group; an alternative needs `all` of its keys. */
export type SearchCondition = ReadonlyArray<ReadonlyArray<ReadonlyArray<SearchKey>>>;

/** The keys by which a product is found, each with its best weight, `A` to `D`. */
export type SearchEntry = ReadonlyMap<string, string>;

function isIn(entry: SearchEntry, { key, weights, isBegun }: SearchKey): boolean {
  const counts = (weight: string | undefined) => weight !== undefined && (weights === "" || weights.includes(weight));
  if (!isBegun) return counts(entry.get(key));
  return [...entry].some(([own, weight]) => own.startsWith(key) && counts(weight));
}

/** Whether a product's entry meets a condition; an empty one is never met. */
export function meets(entry: SearchEntry, condition: SearchCondition): boolean {
  return (
    condition.length > 0 && condition.every((anyOf) => anyOf.some((allOf) => allOf.every((key) => isIn(entry, key))))
  );
}

/** A key of a product's entry, with the weights under which it counts. */
export interface SearchKey {
  readonly key: string;
  /** Of `A` to `D`; empty: any. */
  readonly weights: string;
  /** Longer keys that begin with it count too. */
  readonly isBegun: boolean;
}

/** Groups of which one has to fit each: `all` of their keys. */
export type SearchCondition = ReadonlyArray<ReadonlyArray<ReadonlyArray<SearchKey>>>;

/** What a product is found by: each key with the best weight that it has, `A` to `D`. */
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

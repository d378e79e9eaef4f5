/**
 * Whether a database can store a text: PostgreSQL has no U+0000, and its JSON no lone surrogates.
 *
 * @example isStorable("körte 🍐") // => true
 * @example isStorable("\u{0}") // => false
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/**
 * The paths of texts in plain data that the database cannot store, keys included.
 *
 * @example unstorablePaths({ name: "a", lines: [{ text: "\ud83d" }] }) // => [["lines", "0", "text"]]
 */
export function unstorablePaths(data: unknown): ReadonlyArray<ReadonlyArray<string>> {
  if (typeof data === "string") return isStorable(data) ? [] : [[]];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    isStorable(key) ? unstorablePaths(value).map((path) => [key, ...path]) : [[]],
  );
}

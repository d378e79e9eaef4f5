const greatestId = 2 ** 31 - 1;

/**
 * The number that a row has in the database, for an id of the wire; `null` when no row can have it.
 *
 * @example toRowId("42") // => 42
 * @example toRowId("042") // => null
 * @example toRowId("99999999999") // => null
 */
export function toRowId(id: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const number = Number(id);
  return number <= greatestId ? number : null;
}

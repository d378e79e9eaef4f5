/** Values by key, in their original order. */
export function groupBy<Row, Key, Value>(
  rows: Iterable<Row>,
  { key, value }: { readonly key: (row: Row) => Key; readonly value: (row: Row) => Value },
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [value(row)]);
    else group.push(value(row));
  }
  return groups;
}

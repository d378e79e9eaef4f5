/**
 * Saved addresses after saving one: it keeps its place, a new one comes last, and a new default replaces the old one.
 *
 * @example savedAmong([{ id: "1", isDefault: true }], { id: "2", isDefault: true }) // => [{ id: "1", isDefault: false }, { id: "2", isDefault: true }]
 */
export function savedAmong<Address extends { readonly id: string; readonly isDefault: boolean }>(
  addresses: ReadonlyArray<Address>,
  saved: Address,
): ReadonlyArray<Address> {
  const others = addresses.map((each) => {
    if (each.id === saved.id) return saved;
    return saved.isDefault && each.isDefault ? { ...each, isDefault: false } : each;
  });
  return others.includes(saved) ? others : [...others, saved];
}

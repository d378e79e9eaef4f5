/**
 * A typed price: whole forint, with any spaces and currency. `null` for nothing, `undefined` for an invalid one.
 *
 * @example parsePrice("1 290 Ft") // => 1290
 */
export const parsePrice = (text: string): number | null | undefined => {
  const bare = text.replaceAll(/\s/g, "").replace(/ft$/i, "");
  if (bare === "") return null;
  return /^\d{1,9}$/.test(bare) ? Number(bare) : undefined;
};

/**
 * What a shopper typed as a price: whole forint, spaces and the currency as they like. `null` for nothing, `undefined`
 * for what is not a price.
 *
 * @example parsePrice("1 290 Ft") // => 1290
 */
export const parsePrice = (text: string): number | null | undefined => {
  const bare = text.replaceAll(/\s/g, "").replace(/ft$/i, "");
  if (bare === "") return null;
  return /^\d{1,9}$/.test(bare) ? Number(bare) : undefined;
};

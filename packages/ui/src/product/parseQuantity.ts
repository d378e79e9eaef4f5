/**
 * What a shopper typed as a quantity: decimal comma or point, spaces between thousands, the unit after it if they like.
 * `null` when it is not one.
 *
 * @example parseQuantity("1,5", { unit: "kg" }) // => 1.5
 * @example parseQuantity("2 kg", { unit: "kg" }) // => 2
 * @example parseQuantity("sok", { unit: "kg" }) // => null
 */
export const parseQuantity = (text: string, { unit }: { readonly unit: string }): number | null => {
  const bare = text.toLowerCase().replaceAll(/\s/g, "");
  const figure = bare.endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare;
  return /^\d{1,6}(?:[.,]\d{0,5})?$/.test(figure) ? Number(figure.replace(",", ".")) : null;
};

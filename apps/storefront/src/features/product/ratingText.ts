/**
 * An average of stars, as Hungarian writes it: one decimal, half up, decimal comma.
 *
 * @example ratingText(4.25) // => "4,3"
 */
export const ratingText = (average: number): string => {
  const tenths = Math.round(average * 10);
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
};

/** Damm's quasigroup of ten: it finds every wrong digit, and every two digits that changed places. */
const rows = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

/**
 * The last digit of an order's number, from the others. With it, no digit that was misread or misheard leads to another
 * order.
 *
 * @rule ORDER-15
 * @example orderCheckDigit("572") // => "4"
 */
export function orderCheckDigit(digits: string): string {
  return [...digits].reduce((row, digit) => rows[Number(row)]?.[Number(digit)] ?? "", "0");
}

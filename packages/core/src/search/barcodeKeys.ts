const checkDigit = (digits: string): number => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

const isWhole = (digits: string): boolean => checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
const withoutZeros = (digits: string): string => digits.replace(/^0+/, "");

/**
 * The search keys of a typed barcode: with spaces or hyphens, as GTIN-8 to GTIN-14, or as 12 digits without the check
 * digit. Empty for other texts.
 *
 * @rule SEARCH-10
 * @example barcodeKeys("5 991234 567890") // => ["5991234567890"]
 */
export function barcodeKeys(text: string): string[] {
  const digits = text.replace(/[\s-]/gu, "");
  if (!/^\d{8,14}$/.test(digits)) return [];
  const keys = [withoutZeros(digits)];
  if (digits.length === 12 && !isWhole(digits)) keys.push(digits + checkDigit(digits));
  return keys;
}

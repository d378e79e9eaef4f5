/** The digit that makes the weighted sum of an EAN-13 divisible by ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 of the range 200–299, which GS1 reserves for shops' internal use.
 *
 * Errors: RangeError when the number has more than nine digits.
 *
 * @example barcode("200", 10002) // => "2000000100029"
 */
export function barcode(prefix: `2${number}`, serial: number): string {
  if (!/^2\d\d$/.test(prefix) || !Number.isInteger(serial) || serial < 0 || serial > 999_999_999) {
    throw new RangeError(`Not a shop's own barcode: ${prefix} ${serial}`);
  }
  const digits = prefix + String(serial).padStart(9, "0");
  return digits + String(checkDigit(digits));
}

/**
 * Whether thirteen digits are an EAN-13.
 *
 * @example isBarcode("5901234123457") // => true
 */
export function isBarcode(text: string): boolean {
  return /^\d{13}$/.test(text) && Number(text[12]) === checkDigit(text.slice(0, 12));
}

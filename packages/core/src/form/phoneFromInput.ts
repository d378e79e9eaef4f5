/** The default calling code. */
export const hungarianCode = "36";

/** Digits only; Hungary's by default. */
export interface CallingCode {
  readonly callingCode?: string;
}

/**
 * A typed phone number, as stored: Hungarian, with the country's 36 first and without white space.
 *
 * Drops a leading 06 and does not double an existing 36, except for the area code 36 after a 06. An input with a plus
 * sign leaves the value unchanged; an empty one is no number. With another `callingCode`, a leading 0 is dropped.
 *
 * @rule FORM-2
 * @example phoneFromInput("06 20 123 4567", { value: "" }) // => "36201234567"
 * @example phoneFromInput("36201234567", { value: "" }) // => "36201234567"
 * @example phoneFromInput("06 36 123 456", { value: "" }) // => "3636123456"
 * @example phoneFromInput("06 1234 5678", { value: "", callingCode: "31" }) // => "31612345678"
 * @example phoneFromInput("+49 30", { value: "36201234567" }) // => "36201234567"
 */
export function phoneFromInput(
  input: string,
  { value, callingCode = hungarianCode }: CallingCode & { readonly value: string },
): string {
  if (input.includes("+")) return value;
  const phone = input.replace(/\s/g, "");
  // An area code that equals Hungary's code is followed by six digits. With more digits it is the country code.
  const trunk = callingCode === hungarianCode ? `06${callingCode}(?=\\d{7})|06` : "0";
  const prefix = new RegExp(`^(${trunk}|${callingCode})`);
  return phone === "" ? "" : `${callingCode}${phone.replace(prefix, "")}`;
}

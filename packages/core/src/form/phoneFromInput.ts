/**
 * The phone number that somebody has typed, as it is kept: Hungarian, with the country's 36 first and without white space.
 *
 * A leading 06 is dropped and an existing 36 not doubled, but for the area code 36 after a 06. An input with a plus sign
 * leaves the value as it was; an empty one is no number.
 *
 * @rule FORM-2
 * @example phoneFromInput("06 20 123 4567", { value: "" }) // => "36201234567"
 * @example phoneFromInput("36201234567", { value: "" }) // => "36201234567"
 * @example phoneFromInput("06 36 123 456", { value: "" }) // => "3636123456"
 * @example phoneFromInput("+49 30", { value: "36201234567" }) // => "36201234567"
 */
export function phoneFromInput(input: string, { value }: { readonly value: string }): string {
  if (input.includes("+")) return value;
  const phone = input.replace(/\s/g, "");
  // What follows the area code 36 has six digits: with more it is the country's.
  return phone === "" ? "" : `36${phone.replace(/^(0636(?=\d{7})|06|36)/, "")}`;
}

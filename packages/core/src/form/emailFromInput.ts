import { seenLine } from "../decoding/cleanText.ts";
import { withoutLabel } from "./withoutLabel.ts";

/**
 * The e-mail address in a text that was typed, pasted or copied from a mail: without `mailto:`, the name before angle
 * brackets, and the comma after it. It may still be invalid: its letters stay as they are, because a look-alike is another
 * mailbox.
 *
 * @rule FORM-6
 * @example emailFromInput("mailto:anna@pelda.hu?subject=Szia") // => "anna@pelda.hu"
 * @example emailFromInput("Kovács Anna <anna@pelda.hu>,") // => "anna@pelda.hu"
 */
export function emailFromInput(input: string): string {
  const text = seenLine(input).replace(/[\s,;.]+$/, "");
  const address = /<([^<>]+)>$/.exec(text)?.[1]?.trim() ?? text;
  return /^mailto:/i.test(address) ? withoutLabel(address).replace(/\?.*$/, "") : withoutLabel(address);
}

import { isBlank } from "./isBlank.ts";

/** What no name has: line breaks, characters that steer or turn the text, pictures, addresses of pages and of mailboxes. */
const foreign = /[\p{Cc}\p{Bidi_Control}\p{Extended_Pictographic}\u2028\u2029@]|:\/\/|www\./iu;

/**
 * What is wrong with a name, or `null` when it is valid: a courier has to read it out, and the shop's mails contain it.
 *
 * @rule FORM-1
 * @example nameProblem(" ") // => "required"
 * @example nameProblem("\u{1F600}") // => "name"
 * @example nameProblem("Anna") // => null
 */
export function nameProblem(text: string): "required" | "name" | null {
  if (isBlank(text)) return "required";
  return /\p{L}/u.test(text) && !foreign.test(text) ? null : "name";
}

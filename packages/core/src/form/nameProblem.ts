import { isBlank } from "./isBlank.ts";

/** Line breaks, control characters, text direction marks, emoji, web addresses and e-mail addresses are in no name. */
const foreign = /[\p{Cc}\p{Bidi_Control}\p{Extended_Pictographic}\u2028\u2029@]|:\/\/|www\./iu;

/**
 * The problem of a name, or `null` when it is valid. A courier has to read it out, and the shop's mails contain it.
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

import { isBlank } from "./isBlank.ts";

/**
 * What is wrong with somebody's name, or `null` when nothing is: a courier has to be able to read it out.
 *
 * @rule FORM-1
 * @example nameProblem(" ") // => "required"
 * @example nameProblem("\u{1F600}") // => "name"
 * @example nameProblem("Anna") // => null
 */
export function nameProblem(text: string): "required" | "name" | null {
  if (isBlank(text)) return "required";
  return /\p{L}/u.test(text) && !/\p{Extended_Pictographic}/u.test(text) ? null : "name";
}

import { formTexts, missingFields } from "@kamra/core/form";
import type { Validation } from "./Refusal.ts";
import { inputTexts } from "./text.hu.ts";

const longestField = 500;

/**
 * What is wrong with the texts of an input, by field: too long (500 characters, or `longest`), or blank although
 * required.
 */
export function textProblems<Field extends string>(
  texts: Readonly<Record<Field, string | null>>,
  {
    path = "",
    required,
    longest = longestField,
  }: { readonly path?: string; readonly required: ReadonlyArray<Field>; readonly longest?: number },
): Validation {
  const at = (field: string): string => (path === "" ? field : `${path}.${field}`);
  const given = Object.entries<string | null>(texts);
  const tooLong = given.filter(([, text]) => (text?.length ?? 0) > longest);
  return {
    ...Object.fromEntries(tooLong.map(([field]) => [at(field), [inputTexts.tooLong(longest)]])),
    ...Object.fromEntries(missingFields(texts, { required }).map((field) => [at(field), [formTexts.required]])),
  };
}

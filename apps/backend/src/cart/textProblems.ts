import { formTexts, missingFields } from "@kamra/core/form";
import type { Validation } from "../graphql/Refusal.ts";
import { cartTexts } from "./text.hu.ts";

const longestField = 500;

/** What is wrong with the texts of an input, by field: those that are too long, and those that are required and blank. */
export function textProblems<Field extends string>(
  texts: Readonly<Record<Field, string | null>>,
  { path, required }: { readonly path: string; readonly required: ReadonlyArray<Field> },
): Validation {
  const tooLong = Object.entries<string | null>(texts).filter(([, text]) => (text?.length ?? 0) > longestField);
  return {
    ...Object.fromEntries(tooLong.map(([field]) => [`${path}.${field}`, [cartTexts.tooLong(longestField)]])),
    ...Object.fromEntries(missingFields(texts, { required }).map((field) => [`${path}.${field}`, [formTexts.required]])),
  };
}

import type { ErrorObject } from "ajv";
import type { Validation } from "../graphql/Refusal.ts";
import { listTexts } from "./text.hu.ts";

function textOf({ keyword, params, data }: ErrorObject): string {
  if (keyword === "required" || (typeof data === "string" && data.trim() === "")) return listTexts.required;
  switch (keyword) {
    case "format":
      return params.format === "email" ? listTexts.email : listTexts.notValid;
    case "maxLength":
      return listTexts.tooLong(Number(params.limit));
    case "maxItems":
      return listTexts.tooManyActions(Number(params.limit));
    case "minimum":
    case "maximum":
      return listTexts.quantity;
    default:
      return listTexts.notValid;
  }
}

/** The shopper's message for each field that the contract refuses; the body as a whole has none. */
export function validationOf(errors: ReadonlyArray<ErrorObject>): Validation {
  const texts = new Map<string, Set<string>>();
  for (const error of errors) {
    const pointer =
      error.keyword === "required" ? `${error.instancePath}/${error.params.missingProperty}` : error.instancePath;
    const field = pointer.slice(1).replaceAll("/", ".");
    if (field !== "") texts.set(field, (texts.get(field) ?? new Set()).add(textOf(error)));
  }
  return Object.fromEntries(Array.from(texts, ([field, messages]) => [field, [...messages]]));
}

import { isBlank } from "./isBlank.ts";

/**
 * Which of a form's required fields are blank, in the order in which they are required.
 *
 * @rule FORM-1
 * @example missingFields({ name: "Anna", city: " ", note: null }, { required: ["name", "city"] }) // => ["city"]
 */
export function missingFields<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, string | null>>,
  { required }: { readonly required: ReadonlyArray<Field> },
): ReadonlyArray<Field> {
  return required.filter((field) => isBlank(form[field]));
}

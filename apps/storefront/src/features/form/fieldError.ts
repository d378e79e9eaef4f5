import type { FormProblems, FormState, FormValues } from "./FormState.ts";

/**
 * What a field shows as wrong, or null: what the server has refused, until it is changed, and what the form's own rules find
 * once the shopper is done with the field.
 *
 * @rule FORM-3
 */
export function fieldError<Values extends FormValues>(
  { values, refused, judged }: FormState<Values>,
  name: string,
  problemsOf: (values: Values) => FormProblems<Values>,
): string | null {
  const problems: Readonly<Record<string, string | null | undefined>> = problemsOf(values);
  const own = judged.has(name) ? (problems[name] ?? null) : null;
  const said = refused !== null && refused.values[name] === values[name] ? (refused.fields[name] ?? null) : null;
  return own ?? said;
}

import type { FormProblems, FormState, FormValues } from "./FormState.ts";

/**
 * A field's visible error, or null: the server's refusal until the field changes, and the form's own errors once the
 * shopper has left the field.
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
  const refusal = refused !== null && refused.values[name] === values[name] ? (refused.fields[name] ?? null) : null;
  return own ?? refusal;
}

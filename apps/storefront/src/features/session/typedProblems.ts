import { emailProblem, isBlank, nameProblem, parsePhone } from "@kamra/core/form";
import { texts } from "@kamra/core/text";

const said = (problem: "required" | "name" | "email" | "emailAlphabet" | null): string | null =>
  problem === null ? null : texts.form[problem];

/** What is wrong with a telephone number that cannot do without. */
export const neededTelephoneProblem = (value: string): string | null =>
  isBlank(value) ? texts.form.required : typedProblems.telephone(value);

/** What is wrong with the personal data that somebody has typed, in words; null where nothing is. */
export const typedProblems = {
  name: (value: string) => said(nameProblem(value)),
  email: (value: string) => said(emailProblem(value)),
  telephone: (value: string) => (isBlank(value) || parsePhone(value) !== null ? null : texts.form.telephone),
  knownPassword: (value: string) => (value === "" ? texts.form.required : null),
};

import { emailProblem, isBlank, nameProblem, parsePhone } from "@kamra/core/form";
import { texts } from "@kamra/core/texts";
import { settings } from "../../shop/settings.ts";

const textOf = (problem: "required" | "name" | "email" | "emailAlphabet" | null): string | null =>
  problem === null ? null : texts.form[problem];

/** The problems of typed personal data, in words; null when valid. */
export const typedProblems = {
  name: (value: string) => textOf(nameProblem(value)),
  email: (value: string) => textOf(emailProblem(value)),
  telephone: (value: string) => (isBlank(value) || parsePhone(value, settings) !== null ? null : texts.form.telephone),
  knownPassword: (value: string) => (value === "" ? texts.form.required : null),
};

/** The problem of a required telephone number, in words. */
export const neededTelephoneProblem = (value: string): string | null =>
  isBlank(value) ? texts.form.required : typedProblems.telephone(value);

import { emailProblem, isBlank, nameProblem, parsePhone, formTexts } from "@kamra/core/form";
import { settings } from "../../shop/settings.ts";

const textOf = (problem: "required" | "name" | "email" | "emailAlphabet" | null): string | null =>
  problem === null ? null : formTexts[problem];

/** The problems of typed personal data, in words; null when valid. */
export const typedProblems = {
  name: (value: string) => textOf(nameProblem(value)),
  email: (value: string) => textOf(emailProblem(value)),
  telephone: (value: string) => (isBlank(value) || parsePhone(value, settings) !== null ? null : formTexts.telephone),
  knownPassword: (value: string) => (value === "" ? formTexts.required : null),
};

/** The problem of a required telephone number, in words. */
export const neededTelephoneProblem = (value: string): string | null =>
  isBlank(value) ? formTexts.required : typedProblems.telephone(value);

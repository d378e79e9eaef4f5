import { fieldKinds, formTexts } from "@kamra/core/form";
import { settings } from "../../shop/settings.ts";

/** The problems of typed personal data, in words; null when valid. */
export const typedProblems = {
  name: (value: string) => fieldKinds.name(value, { isRequired: true }).message,
  /** Of a person or a company. */
  contactName: (value: string) => fieldKinds.company(value, { isRequired: true }).message,
  email: (value: string) => fieldKinds.email(value, { isRequired: true }).message,
  telephone: (value: string) => fieldKinds.telephone(value, settings).message,
  knownPassword: (value: string) => (value === "" ? formTexts.required : null),
};

/** The problem of a required telephone number, in words. */
export const neededTelephoneProblem = (value: string): string | null =>
  fieldKinds.telephone(value, { ...settings, isRequired: true }).message;

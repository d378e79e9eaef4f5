export { fieldMessages } from "./fieldMessages.ts";
export { formatPhone } from "./formatPhone.ts";
export { isBlank } from "./isBlank.ts";
export { isEmail } from "./isEmail.ts";
export { missingFields } from "./missingFields.ts";
export { parsePhone } from "./parsePhone.ts";
export { phoneFromInput } from "./phoneFromInput.ts";
export { type TaxNumberProblem, taxNumberProblem } from "./taxNumberProblem.ts";
export { formTexts, type FormTexts } from "./text.hu.ts";

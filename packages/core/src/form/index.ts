export { type BankAccountProblem, bankAccountProblem } from "./bankAccountProblem.ts";
export { barcodeFromInput, isBarcode } from "./barcodeFromInput.ts";
export { canonicalEmail } from "./canonicalEmail.ts";
export { type EmailProblem, emailProblem } from "./emailProblem.ts";
/** The kinds of form fields: each cleans a typed text, and returns the stored value or a message. */
export * as fieldKinds from "./fieldKinds.ts";
export type { FieldEntry, FieldKind, FieldOptions } from "./fieldKinds.ts";
export { formatPhone } from "./formatPhone.ts";
export { isBlank } from "./isBlank.ts";
export { isEmail } from "./isEmail.ts";
export { maskedBankAccount } from "./maskedBankAccount.ts";
export { nameProblem } from "./nameProblem.ts";
export { nationalPhone } from "./nationalPhone.ts";
export { type PasswordProblem, passwordProblem } from "./passwordProblem.ts";
export { parsePhone } from "./parsePhone.ts";
export { phoneFromField } from "./phoneFromField.ts";
export { taxNumberFromInput } from "./taxNumberFromInput.ts";
export { type TaxNumberProblem, taxNumberProblem } from "./taxNumberProblem.ts";
export { formTexts, type FormTexts } from "./text.hu.ts";

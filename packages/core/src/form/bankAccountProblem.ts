import { bankAccountOf } from "./bankAccountOf.ts";
import type { FormTexts } from "./text.hu.ts";

/** Why a bank account's number is invalid: the key of its text in `formTexts.bankAccountProblems`. */
export type BankAccountProblem = keyof FormTexts["bankAccountProblems"];

const weights = [9, 7, 3, 1];

/** Whether the weighted sum of a group of a Hungarian number ends in 0; its last digit is the check digit. */
const isGroup = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => sum + (weights[place % 4] ?? 0) * Number(digit), 0) % 10 === 0;

/** The bank and branch, then the account; 16 digits may be written as 24 with zeros. */
const isHungarian = (digits: string): boolean => isGroup(digits.slice(0, 8)) && isGroup(digits.slice(8));

/** Letters count as 10 to 35; the remainder is taken digit by digit, because the number is too long. */
const isIban = (iban: string): boolean =>
  [...(iban.slice(4) + iban.slice(0, 4))]
    .flatMap((sign) => [...String(Number.parseInt(sign, 36))])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;

/**
 * The problem of a bank account's number, or `null` when it is valid: a Hungarian one of 16 or 24 digits with its check
 * digits, or an IBAN. Spaces and hyphens make no difference.
 *
 * @rule LAW-11
 * @example bankAccountProblem("11773016-11111018-00000000") // => null
 * @example bankAccountProblem("HU42 1177 3016 1111 1018 0000 0000") // => null
 * @example bankAccountProblem("11773016-11111019") // => "checksum"
 * @example bankAccountProblem("1234") // => "format"
 */
export function bankAccountProblem(text: string): BankAccountProblem | null {
  const number = bankAccountOf(text);
  if (/^(\d{16}|\d{24})$/.test(number)) return isHungarian(number) ? null : "checksum";
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return "format";
  if (!number.startsWith("HU")) return isIban(number) ? null : "checksum";
  if (!/^HU\d{26}$/.test(number)) return "format";
  return isIban(number) && isHungarian(number.slice(4)) ? null : "checksum";
}

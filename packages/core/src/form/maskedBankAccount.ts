/**
 * A bank account's number with only its last four digits, by which its owner recognises it. The zeros that pad a
 * Hungarian number of 16 digits are left out first.
 *
 * @rule LAW-11
 * @example maskedBankAccount("117730161111101800000000") // => "•••• 1018"
 * @example maskedBankAccount("LT601010012345678901") // => "•••• 8901"
 */
export const maskedBankAccount = (number: string): string =>
  `•••• ${number.replace(/^(\d{16}|HU\d{18})0{8}$/, "$1").slice(-4)}`;

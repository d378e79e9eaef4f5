/**
 * A bank account's number as it is shown: only its owner knows it from its end. The zeros that fill up a Hungarian
 * number of 16 digits would tell nothing.
 *
 * @rule LAW-11
 * @example maskedBankAccount("117730161111101800000000") // => "•••• 1018"
 * @example maskedBankAccount("LT601010012345678901") // => "•••• 8901"
 */
export const maskedBankAccount = (number: string): string =>
  `•••• ${number.replace(/^(\d{16}|HU\d{18})0{8}$/, "$1").slice(-4)}`;

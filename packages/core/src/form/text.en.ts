import type { FormTexts } from "./text.hu.ts";

// Two that other folders say too, without the rest.
export const invalidEmail = "This e-mail address is not valid.";
export const unknownPostcode = "There is no such postcode.";

/** The English messages of form fields: required, invalid or too long. */
export const formTexts: FormTexts = {
  required: "This field is required.",
  email: invalidEmail,
  emailAlphabet: "This e-mail address has a letter of another alphabet. Please type it again.",
  name: "A name is made of letters. Please write it as it is spoken.",
  telephone: "This phone number is not valid.",
  postcode: unknownPostcode,
  coupon: "This voucher code is not valid.",
  barcode: "This barcode is not valid: one of its digits is wrong.",
  orderNumber: "One of these digits is wrong. Please compare them with the mail that confirmed your order.",
  amount: "Enter a whole amount of forints.",
  tooLong: (most) => `Use ${most} characters or fewer.`,
  passwordProblems: {
    tooShort: "Use at least 8 characters.",
    tooLong: "Use 128 characters or fewer.",
    guessable: "This password is easy to guess. Please choose another.",
  },
  bankAccountProblems: {
    format: "A bank account number has 16 or 24 digits; for a foreign bank, give an IBAN.",
    checksum: "There is no such bank account number: one of its digits is wrong.",
  },
  taxNumberProblems: {
    format: "A Hungarian tax number looks like this: 12345678-1-23",
    vatCode: "The ninth digit of a tax number is between 1 and 5.",
    county: "The last two digits of a tax number are a county code: 02–20, 22–44 or 51.",
    checksum: "There is no such tax number: one of its digits is wrong.",
  },
};

import { texts } from "@kamra/core/texts";

export const listTexts = {
  required: texts.form.required,
  notValid: "A megadott érték nem érvényes!",
  tooLong: texts.form.tooLong,
  tooManyActions: (most: number) => `Egyszerre legfeljebb ${most} módosítás küldhető!`,
  email: texts.form.email,
  quantity: "A mennyiség nem érvényes!",
  unknownProduct: "Ez a termék nem található!",
  tooManyLists: (most: number) => `Legfeljebb ${most} bevásárlólistád lehet!`,
  tooManyProducts: (most: number) => `Egy listán legfeljebb ${most} féle termék lehet!`,
  tooManyTexts: (most: number) => `Egy listán legfeljebb ${most} szöveges tétel lehet!`,
  tooManyShares: (most: number) => `Egy listát legfeljebb ${most} emberrel oszthatsz meg!`,
};

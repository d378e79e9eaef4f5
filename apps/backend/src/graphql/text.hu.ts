import { formTexts } from "@kamra/core/form";

export const inputTexts = {
  notValid: "A megadott érték nem érvényes!",
  tooLong: formTexts.tooLong,
  between: (least: number, most: number) => `${least} és ${most} közötti érték adható meg!`,
};

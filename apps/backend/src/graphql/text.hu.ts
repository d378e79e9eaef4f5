export const inputTexts = {
  notValid: "A megadott érték nem érvényes!",
  tooLong: (most: number) => `Legfeljebb ${most} karakter adható meg!`,
  between: (least: number, most: number) => `${least} és ${most} közötti érték adható meg!`,
};

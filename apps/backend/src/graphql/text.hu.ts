export const inputTexts = {
  notValid: "A megadott érték nem érvényes!",
};

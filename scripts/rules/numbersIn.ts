/** The rules that a title claims: "[PRICE-1] [QTY-2] …". */
export const numbersIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/\[([A-Z]+-\d+)\]/g), ([, number = ""]) => number);

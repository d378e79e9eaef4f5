export const withdrawalTexts = {
  nothing: "Válaszd ki, mitől állsz el!",
  notInOrder: "Ez a termék nincs a rendelésben, vagy többször adtad meg.",
  perishable: "Romlandó terméktől nem lehet elállni.",
  tooMuch: (most: number, unit: string) =>
    `Ettől a terméktől legfeljebb ennyire állhatsz el: ${String(most).replace(".", ",")} ${unit}.`,
};

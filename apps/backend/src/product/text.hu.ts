export const productListTexts = {
  tooMany: (greatest: number) => `Legfeljebb ${greatest} elem adható meg!`,
};

export const productListTexts = {
  page: (greatest: number) => `Az oldalszám 1 és ${greatest} közé essen!`,
  pageSize: (greatest: number) => `Egy oldalon 1 és ${greatest} közötti termék kérhető!`,
  tooMany: (greatest: number) => `Legfeljebb ${greatest} elem adható meg!`,
};

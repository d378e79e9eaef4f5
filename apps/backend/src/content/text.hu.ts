export const contentTexts = {
  page: (most: number) => `Az oldalszám 1 és ${most} közé essen!`,
  pageSize: (most: number) => `Egy oldalon 1 és ${most} közötti elem kérhető!`,
};

export const contentTexts = {
  entries: (most: number) => `1 és ${most} közötti bejegyzés kérhető!`,
};

export const searchTexts = {
  tooLong: (longest: number) => `Legfeljebb ${longest} karakterre lehet keresni!`,
  tooMany: (most: number) => `Egyszerre legfeljebb ${most} tételt lehet keresni!`,
};

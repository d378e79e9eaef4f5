export const searchTexts = {
  tooLong: (longest: number) => `Legfeljebb ${longest} karakterre lehet keresni!`,
};

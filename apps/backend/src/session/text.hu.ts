export const sessionTexts = {
  passwordTooShort: (least: number) => `A jelszó legalább ${least} karakter legyen!`,
  passwordTooLong: (most: number) => `A jelszó legfeljebb ${most} karakter lehet!`,
  passwordGuessable: "Ez a jelszó könnyen kitalálható, kérünk, adj meg egy másikat!",
  wrongPassword: "A jelszó nem megfelelő!",
  notThisWay: "Így nem lehet belépni!",
};

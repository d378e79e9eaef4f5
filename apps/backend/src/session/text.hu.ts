export const sessionTexts = {
  wrongPassword: "A jelszó nem megfelelő!",
  notThisWay: "Így nem lehet belépni!",
};

export const newsletterTexts = {
  consent: "A feliratkozáshoz a hozzájárulásod is kell!",
};

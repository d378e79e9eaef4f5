import { withArticle } from "@kamra/core/text";

export const goodidTexts = {
  title: "GoodID-szimulátor",
  question: (brand: string) => `${withArticle(brand, { startsSentence: true })} szeretné tudni, ki vagy.`,
  note: "Ez egy fejlesztői szimulátor: bárkinek kiadhatod magad.",
  email: "E-mail cím",
  name: "Név",
  allow: "Engedélyezem",
  deny: "Mégsem",
  badRequest: "Hibás kérés",
};

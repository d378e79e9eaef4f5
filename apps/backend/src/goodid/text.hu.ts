export const goodidTexts = {
  title: "GoodID-szimulátor",
  question: (brand: string) => `A ${brand} szeretné tudni, ki vagy.`,
  note: "Ez egy fejlesztői szimulátor: bárkinek kiadhatod magad.",
  email: "E-mail cím",
  name: "Név",
  allow: "Engedélyezem",
  deny: "Mégsem",
  badRequest: "Hibás kérés",
};

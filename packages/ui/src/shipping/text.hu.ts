declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly shipping: typeof shippingTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const shippingTexts = {
  available: "Elérhető",
  unavailable: "Most nem elérhető",
  price: "Díj",
  from: (amount: string) => `${amount} értéktől`,
  discounted: (amount: string) => `Most legfeljebb ${amount}`,
  boxing: "Csomagolás",
  cash: "Fizetés átvételkor",
  noCash: "nem lehet",
  weight: "Súlyhatár",
  upToWeight: (weight: string) => `legfeljebb ${weight}`,
  noMaxWeight: "nincs",
  deliveryTime: "Mikor érkezik",
  picker: {
    label: "Hogyan kapod meg?",
    andMore: (names: string, count: number) => `${names} és még ${count} termék`,
    cashCost: (amount: string) => `helyben fizetve +${amount}`,
  },
};

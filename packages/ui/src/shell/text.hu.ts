declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly shell: typeof shellTexts;
  }
}

export const shellTexts = {
  skipToContent: "Ugrás a tartalomra",
  mainMenu: "Főmenü",
  openMenu: "Menü megnyitása",
  menu: "Menü",
  allProducts: "Termékek",
  categories: "Kategóriák",
  allOf: (category: string) => `Összes: ${category}`,
  back: "Vissza",

  profile: "Profilom",

  cart: "Kosár",
  cartItems: "tétel",

  search: "Keresés",
  searchPlaceholder: "Mit keresel? Tej, alma, kenyér…",
  clearSearch: "Keresés törlése",
  suggestions: "Keresési javaslatok",
  suggestionsFound: (count: number) => `${count} javaslat`,
  allResults: (term: string) => `Minden találat: „${term}”`,

  blog: (brand: string) => `${brand}-hírek`,
  moreNews: "További hírek",
  followUs: "Kövess minket",
  payments: "Fizetési módok",
  legal: "Jogi tudnivalók",
  feedback: "Visszajelzés",
  consent: "Mérési beállítások",
};

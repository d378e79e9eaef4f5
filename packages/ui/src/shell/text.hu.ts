declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly shell: typeof shellTexts;
  }
}

/** The Hungarian texts of this folder's components. */
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
  scanBarcode: "Vonalkód beolvasása",
  holdBarcode: "Tartsd a kamera elé a termék vonalkódját. A kép nem hagyja el a készülékedet.",
  noCamera: "Nem látunk a kamerával",
  typeBarcode: "Engedélyezd a kamerát a böngészőben, vagy írd a keresőbe a vonalkód alatti számokat.",
  brand: "Márka:",
  earlierSearch: "Korábbi keresés:",
  forgetSearch: (term: string) => `Keresés törlése az előzményekből: ${term}`,
  /** Beside a suggestion that is in the cart. */
  addMore: (name: string, quantity: string) => `Még több: ${name}, ${quantity} van a kosárban`,

  blog: (brand: string) => `${brand}-hírek`,
  moreNews: "További hírek",
  followUs: "Kövess minket",
  payments: "Fizetési módok",
  legal: "Jogi tudnivalók",
  feedback: "Visszajelzés",
  consent: "Mérési beállítások",
};

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly field: typeof fieldTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const fieldTexts = {
  noMatch: "Nincs ilyen elem",
  open: "Lista megnyitása",
  optional: "(nem kötelező)",

  showPassword: "Jelszó megjelenítése",
  newPasswordHint: "Legalább 8 karakter, és ne legyen könnyű kitalálni.",
  goodPassword: "Ez a jelszó megfelel.",

  emailHint: "Ide küldjük a visszaigazolást.",
  phoneHint: "Ezen a számon keresünk, ha kérdésünk van.",
  taxNumberHint: "Például 12345676-2-41",
  isCompany: "Céges számlát kérek",
  companyName: "Cégnév",
  addFloorAndNote: "Emelet, ajtó, megjegyzés a futárnak",
  addFloor: "Emelet, ajtó",
  noteHint: "Kapucsengő, kutya, rejtett bejárat: bármi, ami segít odatalálni.",

  searchingCity: "Keressük a települést…",
  chooseCity: "Válassz települést",

  details: "Részletek",
};

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly session: typeof sessionTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const sessionTexts = {
  login: {
    title: "Belépés",
    staysLoggedIn: "Maradjak bejelentkezve ezen az eszközön",
    submit: "Belépek",
    working: "Belépés…",
    forgotten: "Elfelejtettem a jelszavam",
    or: "vagy",
  },
  registration: {
    title: "Regisztráció",
    newsletter: "Kérem a hírlevelet: ajánlatok és receptek, hetente egy levél.",
    /** A sentence with two links: before, terms, between, privacy, after. */
    terms: ["Elfogadom az ", "általános szerződési feltételeket", " és az ", "adatkezelési tájékoztatót", "."],
    submit: "Létrehozom a fiókomat",
    working: "Létrehozzuk a fiókodat…",
  },
};

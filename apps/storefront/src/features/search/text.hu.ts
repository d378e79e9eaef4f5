import { catalogueTexts } from "@kamra/core/catalogue";

const { pages } = catalogueTexts;

export const searchText = {
  title: (term: string) => `${pages.search}: ${term}`,
  description: (term: string) => `Termékek erre: ${term}`,
  heading: (term: string) => `Találatok erre: „${term}”`,
  nothingTitle: (term: string) => `Nincs találat erre: „${term}”`,
  wordForWord: "Keresés szó szerint",
  nearest: "Ezekben a kategóriákban lehet, amit keresel:",
  toQuickList: "Több dolgot keresel? Megkeressük mindet egyszerre.",
  nothing: "Nézd meg, nincs-e benne elírás, vagy keress egyszerűbb szóra.",
  ask: "Kérem, legyen ilyen",
  asked: "Kérted, hogy legyen ilyen",
  thanks: "Köszönjük, szóltunk a boltnak. Név nélkül jegyeztük fel.",
  notAsked: "Ezt most nem tudtuk továbbadni. Próbáld meg később.",
  toOffers: pages.offers,
} as const;

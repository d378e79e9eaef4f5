export const searchText = {
  title: (term: string) => `Keresés: ${term}`,
  description: (term: string) => `Termékek erre: ${term}`,
  heading: (term: string) => `Találatok erre: „${term}”`,
  nothingTitle: (term: string) => `Nincs találat erre: „${term}”`,
  nothing: "Nézd meg, nincs-e benne elírás, vagy keress egyszerűbb szóra.",
  toOffers: "Ajánlatok",
  toHome: "Főoldal",
} as const;

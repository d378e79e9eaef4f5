declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly feedback: typeof feedbackTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const feedbackTexts = {
  notices: "Értesítések",
  dismiss: "Értesítés bezárása",
  error: "Hiba",
  retry: "Próbáld újra",
  errorTitle: "Valami elromlott",
  offlineTitle: "Nincs kapcsolat",
  offlineText: "Nem érjük el a boltot. Ha újra van interneted, onnan folytatod, ahol abbahagytad.",
  notFoundTitle: "Ezt az oldalt nem találjuk",
  notFoundText: "Lehet, hogy elköltözött, vagy elírás van a címben.",
  toHome: "A kezdőlapra",
  loading: "Betöltés",
  pageLoading: "Betöltés folyamatban",
};

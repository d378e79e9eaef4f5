declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly overlay: typeof overlayTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const overlayTexts = {
  close: "Bezárás",
  missing: "Nem tudtuk betölteni. Van interneted?",
};

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly overlay: typeof overlayTexts;
  }
}

export const overlayTexts = {
  close: "Bezárás",
  missing: "Nem tudtuk betölteni. Van interneted?",
};

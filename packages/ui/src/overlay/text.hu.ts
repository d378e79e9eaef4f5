export const overlayTexts = {
  close: "Bezárás",
  missing: "Nem tudtuk betölteni. Van interneted?",
};

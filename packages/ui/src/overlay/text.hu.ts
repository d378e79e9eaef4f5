export const overlayTexts = {
  close: "Bezárás",
};

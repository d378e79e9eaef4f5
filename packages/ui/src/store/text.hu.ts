declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly store: typeof storeTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const storeTexts = {
  address: (address: string) => `${address}.`,
  openToday: (hours: string) => `Ma nyitva: ${hours}`,
  closedToday: "Ma zárva",
};

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly store: typeof storeTexts;
  }
}

export const storeTexts = {
  address: (address: string) => `${address}.`,
  openToday: (hours: string) => `Ma nyitva: ${hours}`,
  closedToday: "Ma zárva",
};

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly form: typeof formTexts;
  }
}

export const formTexts = {
  problems: (count: number) =>
    count === 1 ? "Egy mezőt még javíts ki, kérünk:" : `${count} mezőt még javíts ki, kérünk:`,
  working: "Egy pillanat…",
};

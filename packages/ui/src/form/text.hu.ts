declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly form: typeof formTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const formTexts = {
  problems: (count: number) =>
    count === 1 ? "Egy mezőt még javíts ki, kérünk:" : `${count} mezőt még javíts ki, kérünk:`,
  working: "Egy pillanat…",
};

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly link: typeof linkTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const linkTexts = {
  opensNewTab: " (új lapon nyílik)",
};

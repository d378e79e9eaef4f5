declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly link: typeof linkTexts;
  }
}

export const linkTexts = {
  opensNewTab: " (új lapon nyílik)",
};

export const linkTexts = {
  opensNewTab: " (új lapon nyílik)",
};

import type { UiTexts } from "../text/UiTexts.ts";

export const linkTexts: UiTexts["link"] = {
  opensNewTab: " (opens in a new tab)",
};

import type { UiTexts } from "../text/UiTexts.ts";

export const overlayTexts: UiTexts["overlay"] = {
  close: "Close",
  missing: "We could not load this. Are you online?",
};

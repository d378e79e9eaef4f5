import type { UiTexts } from "../text/UiTexts.ts";

export const formTexts: UiTexts["form"] = {
  problems: (count) => (count === 1 ? "Please correct one field:" : `Please correct ${count} fields:`),
  working: "One moment…",
};

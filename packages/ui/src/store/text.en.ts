import type { UiTexts } from "../text/UiTexts.ts";

export const storeTexts: UiTexts["store"] = {
  address: (address) => address,
  openToday: (hours) => `Open today: ${hours}`,
  closedToday: "Closed today",
};

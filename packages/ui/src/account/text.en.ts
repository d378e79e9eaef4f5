import type { UiTexts } from "../text/UiTexts.ts";

export const accountTexts: UiTexts["account"] = {
  isDefault: "Default",
  makeDefault: "Make this the default",
  edit: "Edit",
  remove: "Delete",
  thisDevice: "This device",
  unknownDevice: "Unknown device",
  loggedInAt: (moment) => `Logged in: ${moment}`,
  lastUsedAt: (moment) => `Last used: ${moment}`,
  endSession: "Log out",
  actionOn: (action, title) => `${action}: ${title}`,
};

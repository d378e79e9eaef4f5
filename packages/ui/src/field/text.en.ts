import type { UiTexts } from "../text/UiTexts.ts";

export const fieldTexts: UiTexts["field"] = {
  noMatch: "No matches",
  open: "Open the list",
  optional: "(optional)",

  showPassword: "Show password",
  newPasswordHint: "At least 8 characters, and not easy to guess.",
  goodPassword: "This is a good password.",

  emailHint: "We send your confirmation here.",
  phoneHint: "We call this number if we have a question.",
  taxNumberHint: "For example 12345676-2-41",
  isCompany: "Make the invoice out to a company",
  companyName: "Name of the company",
  addFloorAndNote: "Floor, flat, note for the driver",
  addFloor: "Floor, flat",
  noteHint: "Entry code, dog, hidden entrance: anything that helps us find you.",

  searchingCity: "Looking up the town…",
  chooseCity: "Choose a town",

  details: "Details",
};

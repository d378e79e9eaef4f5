import type { UiTexts } from "../text/UiTexts.ts";

export const sessionTexts: UiTexts["session"] = {
  login: {
    title: "Log in",
    staysLoggedIn: "Keep me logged in on this device",
    submit: "Log in",
    working: "Logging in…",
    forgotten: "I have forgotten my password",
    or: "or",
  },
  registration: {
    title: "Register",
    newsletter: "Send me the newsletter: offers and recipes, one email a week.",
    terms: ["I accept the ", "terms and conditions", " and the ", "privacy notice", "."],
    submit: "Create my account",
    working: "Creating your account…",
  },
};

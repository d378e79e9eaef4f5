import type { UiTexts } from "../text/UiTexts.ts";

export const feedbackTexts: UiTexts["feedback"] = {
  notices: "Notifications",
  dismiss: "Close notification",
  error: "Error",
  retry: "Try again",
  errorTitle: "Something went wrong",
  offlineTitle: "You are offline",
  offlineText: "We cannot reach the shop. Once you are online again, you can carry on where you left off.",
  notFoundTitle: "We cannot find this page",
  notFoundText: "It may have moved, or there may be a typing error in the address.",
  toHome: "Go to the home page",
  loading: "Loading",
  pageLoading: "Loading",
};

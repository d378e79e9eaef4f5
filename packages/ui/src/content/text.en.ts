import type { UiTexts } from "../text/UiTexts.ts";

export const contentTexts: UiTexts["content"] = {
  openingHours: "Opening hours",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  hours: (opens, closes) => `${opens}–${closes}`,
  closed: "Closed",
  today: "today",

  consentTitle: "May we measure how you shop?",
  consentText:
    "If you accept, we look at what you search for and what you buy, to make the shop better. Everything works the same without it, and you can change your mind at any time at the bottom of the page.",
  consentPrivacy: "Privacy policy",
  consentRefuse: "No, thank you",
  consentAccept: "Accept",

  newsletter: "Newsletter",
  newsletterLead: "Offers, recipes and new products: one e-mail a week. Unsubscribe with one click.",
  newsletterEmail: "E-mail address",
  newsletterConsent: "I agree to receive the newsletter at this address.",
  newsletterPrivacy: "Privacy policy",
  newsletterSubscribe: "Subscribe",
  newsletterSent: "One more step: we have sent you an e-mail. Please use its button to confirm.",
};

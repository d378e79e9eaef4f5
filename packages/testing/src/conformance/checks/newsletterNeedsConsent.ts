import type { Check } from "../Check.ts";
import { answerMail, subscribe } from "../mails.ts";

export const newsletterNeedsConsent: Check = {
  rule: "LAW-9",
  promise: "The newsletter needs consent; asking for it again, and ending what never was, get the usual answers",
  repair: "Refuse consent: false with VALIDATION_FAILED, and answer true whether or not there is a subscription",
  faults: async (backend) => {
    const email = `check-${crypto.randomUUID()}@example.com`;
    const { codes } = await subscribe(backend, email, false);
    const [first, again] = [await subscribe(backend, email), await subscribe(backend, email)];
    const ended = await answerMail(backend, "unsubscribeFromNewsletter", crypto.randomUUID());
    return [
      ...(codes.includes("VALIDATION_FAILED") ? [] : [`without consent it got the codes [${codes.join(", ")}]`]),
      ...([first, again].every((answer) => answer.at("subscribeToNewsletter") === true)
        ? []
        : ["asking twice was not answered with true twice"]),
      ...(ended.length === 0 ? [] : [`a made-up token got the codes [${ended.join(", ")}] to end it`]),
    ];
  },
};

import type { Check } from "../Check.ts";
import { answerMail, mailedToken, requestReset, resetPassword, subscribe } from "../mails.ts";
import { newUser } from "../users.ts";

export const mailedTokensExpire: Check = {
  rule: "contract",
  promise: "After two hours a password's token is INVALID_TOKEN, and a newsletter's still confirms",
  repair: "Store with each token until when it is good: an hour for a password, three days for the newsletter",
  faults: async (backend) => {
    backend.requires("mailTo", "clock");
    const { email } = await newUser(backend);
    await requestReset(backend, email);
    const password = await mailedToken(backend, { to: email, link: "password" });
    await subscribe(backend, email);
    const newsletter = await mailedToken(backend, { to: email, link: "newsletter" });
    await backend.passHours(2);
    const late = await resetPassword(backend, { email, token: String(password), password: crypto.randomUUID() });
    const confirmed = await answerMail(backend, "confirmNewsletter", String(newsletter));
    return [
      ...(password === null || newsletter === null ? ["a mail had no link with a token"] : []),
      ...(late.includes("INVALID_TOKEN") ? [] : [`a password's token got the codes [${late.join(", ")}]`]),
      ...(confirmed.length === 0 ? [] : [`a newsletter's token got the codes [${confirmed.join(", ")}]`]),
    ];
  },
};

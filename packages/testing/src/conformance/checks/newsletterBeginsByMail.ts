import type { Check } from "../Check.ts";
import { answerMail, mailedToken, subscribe } from "../mails.ts";

export const newsletterBeginsByMail: Check = {
  rule: "LAW-9",
  promise:
    "A newsletter begins with the mailed token, once; who has it is mailed no second one, and ends it by its link",
  repair: "Store a hash of the token until it is used, and send none to an address that has confirmed",
  faults: async (backend) => {
    backend.requires("mailTo");
    const email = `check-${crypto.randomUUID()}@example.com`;
    await subscribe(backend, email);
    const token = await mailedToken(backend, { to: email, link: "newsletter" });
    if (token === null) return [`the newest mail to ${email} has no link to /hirlevel/megerosites/TOKEN`];
    const [first, again] = [
      await answerMail(backend, "confirmNewsletter", token),
      await answerMail(backend, "confirmNewsletter", token),
    ];
    await subscribe(backend, email);
    const second = await mailedToken(backend, { to: email, link: "newsletter" });
    const end = await mailedToken(backend, { to: email, link: "unsubscribe" });
    const ended = end === null ? [] : await answerMail(backend, "unsubscribeFromNewsletter", end);
    return [
      ...(first.length === 0 ? [] : [`the mailed token got the codes [${first.join(", ")}]`]),
      ...(again.includes("INVALID_TOKEN") ? [] : [`the same token again got the codes [${again.join(", ")}]`]),
      ...(second === null || second === token ? [] : ["an address that has confirmed was mailed another token"]),
      ...(ended.length === 0 ? [] : [`the link that ends it got the codes [${ended.join(", ")}]`]),
    ];
  },
};

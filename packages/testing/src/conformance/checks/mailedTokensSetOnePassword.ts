import type { Check } from "../Check.ts";
import { mailedToken, requestReset, resetPassword } from "../mails.ts";
import { loginAgain, newUser, twoUsers } from "../users.ts";

export const mailedTokensSetOnePassword: Check = {
  rule: "SESS-9",
  promise:
    "A mailed token sets one password, of its own address, and ends all sessions; a refused password leaves it good",
  repair: "Delete the token, the other tokens and the sessions in the transaction that stores the password",
  faults: async (backend) => {
    backend.requires("mailTo");
    const { other } = await twoUsers(backend);
    const user = await newUser(backend);
    await requestReset(backend, user.email);
    const token = await mailedToken(backend, { to: user.email, link: "password" });
    if (token === null) return [`the newest mail to ${user.email} has no link to /elfelejtett-jelszo/E-MAIL/TOKEN`];
    const password = crypto.randomUUID();
    const set = async (change: Partial<Record<"email" | "password", string>> = {}) =>
      (await resetPassword(backend, { email: user.email, token, password, ...change })).join(", ");
    const tries = {
      "another address": [await set({ email: other.email }), "INVALID_TOKEN"],
      "a password of 5 characters": [await set({ password: "short" }), "VALIDATION_FAILED"],
      "the token": [await set(), ""],
      "the token once more": [await set(), "INVALID_TOKEN"],
    };
    const session = (await user.ask("{ me { id } }")).codes;
    const opens = (known: string) =>
      loginAgain(backend, { email: user.email, password: known }).then(
        () => true,
        () => false,
      );
    return [
      ...Object.entries(tries).flatMap(([name, [seen, wanted]]) =>
        seen === wanted ? [] : [`${name} got the codes [${String(seen)}] instead of [${String(wanted)}]`],
      ),
      ...(session.includes("UNAUTHENTICATED") ? [] : ["a session from before is still logged in"]),
      ...((await opens(user.password)) ? ["the old password still opens the account"] : []),
      ...((await opens(password)) ? [] : ["the new password does not open the account"]),
    ];
  },
};

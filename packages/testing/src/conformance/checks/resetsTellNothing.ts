import type { Check } from "../Check.ts";
import { requestReset, resetPassword } from "../mails.ts";
import { loginAgain, twoUsers } from "../users.ts";

export const resetsTellNothing: Check = {
  rule: "contract",
  promise:
    "A forgotten password's mail is asked for with one answer for every address; a made-up token changes nothing",
  repair: "Answer true before looking for an account, and check the token together with its address",
  faults: async (backend) => {
    const { owner } = await twoUsers(backend);
    const [known, unknown] = [
      await requestReset(backend, owner.email),
      await requestReset(backend, `nobody-${crypto.randomUUID()}@example.com`),
    ];
    const codes = await resetPassword(backend, {
      email: owner.email,
      token: crypto.randomUUID(),
      password: crypto.randomUUID(),
    });
    const isKept = await loginAgain(backend, owner).then(
      () => true,
      () => false,
    );
    const said = [known, unknown].map(
      (answer) => `${String(answer.at("requestPasswordReset"))} [${answer.codes.join(", ")}]`,
    );
    return [
      ...(said.every((each) => each === "true []")
        ? []
        : [`an address with an account got ${said.join(", one without ")}`]),
      ...(codes.includes("INVALID_TOKEN") ? [] : [`a made-up token got the codes [${codes.join(", ")}]`]),
      ...(isKept ? [] : ["the password is not the same afterwards"]),
    ];
  },
};

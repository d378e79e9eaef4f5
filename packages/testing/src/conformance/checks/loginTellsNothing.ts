import type { Check } from "../Check.ts";
import { twoUsers } from "../users.ts";

export const loginTellsNothing: Check = {
  rule: "SESS-1",
  promise: "A wrong password and an unknown e-mail address are both WRONG_CREDENTIALS, and a login's tokens differ",
  repair: "Answer both with one code, and make each token from 128 random bits or more",
  faults: async (backend) => {
    const { owner, other } = await twoUsers(backend);
    const login = async (email: string) =>
      (
        await backend.ask(`mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }`, {
          loginData: { email, password: crypto.randomUUID() },
        })
      ).codes;
    const seen = {
      "a wrong password": await login(owner.email),
      "an unknown address": await login(`nobody-${crypto.randomUUID()}@example.com`),
    };
    return [
      ...Object.entries(seen).flatMap(([name, codes]) =>
        codes.join(", ") === "WRONG_CREDENTIALS" ? [] : [`${name} got the codes [${codes.join(", ")}]`],
      ),
      ...(owner.token === other.token ? ["two users got one token"] : []),
    ];
  },
};

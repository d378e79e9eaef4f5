import type { Check } from "../Check.ts";

export const guestsHaveNoAccount: Check = {
  rule: "CART-1",
  promise: "A guest, and a token that was made up, are UNAUTHENTICATED where a user is asked for",
  repair: "Look up the bearer token before an account's data are read",
  faults: async ({ ask }) => {
    const guest = (await ask("{ me { id } }")).codes;
    const madeUp = (await ask("{ me { id } }", {}, { authorization: `Bearer ${crypto.randomUUID()}` })).codes;
    const seen = { "a guest": guest, "a token that was made up": madeUp };
    return Object.entries(seen).flatMap(([name, codes]) =>
      codes.includes("UNAUTHENTICATED") ? [] : [`${name} got the codes [${codes.join(", ")}] for the query me`],
    );
  },
};

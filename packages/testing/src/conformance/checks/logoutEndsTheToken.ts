import type { Check } from "../Check.ts";
import { loginAgain, twoUsers } from "../users.ts";

export const logoutEndsTheToken: Check = {
  rule: "SESS-4",
  promise: "After a logout its token is UNAUTHENTICATED; the user's other devices stay logged in",
  repair: "Delete the session of the token that the logout came with, and no other",
  faults: async (backend) => {
    const { owner } = await twoUsers(backend);
    const device = await loginAgain(backend, owner);
    const out = await device.ask("mutation { logout { id } }");
    const after = (await device.ask("{ me { id } }")).codes;
    const others = (await owner.ask("{ me { id } }")).codes;
    return [
      ...(out.codes.length === 0 ? [] : [`a logout got the codes [${out.codes.join(", ")}]`]),
      ...(after.includes("UNAUTHENTICATED") ? [] : [`a token got the codes [${after.join(", ")}] after its logout`]),
      ...(others.length === 0 ? [] : [`another device got the codes [${others.join(", ")}] then`]),
    ];
  },
};

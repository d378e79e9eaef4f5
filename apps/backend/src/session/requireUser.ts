import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "../graphql/Caller.ts";
import type { User } from "../graphql/User.ts";

/** Errors: Refusal UNAUTHENTICATED for a guest. */
export function requireUser({ user }: Pick<Caller, "user">): User {
  if (user === null) throw new Refusal("UNAUTHENTICATED", { message: "Only for people who have logged in" });
  return user;
}

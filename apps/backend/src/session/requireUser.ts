import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./findCaller.ts";
import type { User } from "./User.ts";

/** Errors: Refusal UNAUTHENTICATED for a guest. */
export function requireUser({ user }: Pick<Caller, "user">): User {
  if (user === null) throw new Refusal("UNAUTHENTICATED", { message: "Only for people who have logged in" });
  return user;
}

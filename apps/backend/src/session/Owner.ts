import type { Context } from "../graphql/Context.ts";
import type { User } from "../graphql/User.ts";

/** A user who changes their own data, and the current time. */
export interface Owner extends Pick<Context, "db" | "now"> {
  readonly user: User;
}

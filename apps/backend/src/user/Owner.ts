import type { Context } from "../graphql/Context.ts";
import type { User } from "../session/User.ts";

/** Somebody who works on their own things, at what moment. */
export interface Owner extends Pick<Context, "db" | "now"> {
  readonly user: User;
}

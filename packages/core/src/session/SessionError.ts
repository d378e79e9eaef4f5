import * as Data from "effect/Data";

/**
 * Who the shopper is could not be found out, for a reason that neither the network nor the token is to blame for: fatal.
 *
 * @rule SESS-5
 */
export class AuthenticationError extends Data.TaggedError("AuthenticationError")<{ readonly cause: unknown }> {
  override readonly message = "Fatal error, cannot authenticate";
}

import * as Data from "effect/Data";

/**
 * The user could not be loaded, and neither the network nor the token is the reason. Fatal.
 *
 * @rule SESS-5
 */
export class AuthenticationError extends Data.TaggedError("AuthenticationError")<{ readonly cause: unknown }> {
  override readonly message = "Fatal error, cannot authenticate";
}

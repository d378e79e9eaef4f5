import * as Data from "effect/Data";

/**
 * The user could not be loaded, for another reason than the network or the token. Fatal.
 *
 * @rule SESS-5
 */
export class AuthenticationError extends Data.TaggedError("AuthenticationError")<{ readonly cause: unknown }> {
  override readonly message = "Fatal error, cannot authenticate";
}

import { TaggedError } from "../../kernel/TaggedError.ts";

/**
 * The user could not be loaded, for another reason than the network or the token. Fatal.
 *
 * @rule SESS-5
 */
export class AuthenticationError extends TaggedError("AuthenticationError")<{ readonly cause: unknown }> {
  override readonly message = "Fatal error, cannot authenticate";
}

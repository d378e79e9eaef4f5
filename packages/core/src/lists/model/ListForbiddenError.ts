import { TaggedError } from "../../kernel/TaggedError.ts";
import type { ListOperation } from "./ListOperation.ts";

/**
 * The shopper's membership does not allow this operation; no request was sent.
 *
 * @rule LIST-5
 */
export class ListForbiddenError extends TaggedError("ListForbiddenError")<{ readonly operation: ListOperation }> {
  override readonly message = `Not allowed to ${this.operation}`;
}

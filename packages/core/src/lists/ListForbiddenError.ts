import * as Data from "effect/Data";
import type { ListOperation } from "./ListOperation.ts";

/**
 * Who the shopper is to the list does not allow this; nobody has been asked.
 *
 * @rule LIST-5
 */
export class ListForbiddenError extends Data.TaggedError("ListForbiddenError")<{ readonly operation: ListOperation }> {
  override readonly message = `Not allowed to ${this.operation}`;
}

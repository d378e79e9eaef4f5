import { type ListMembership, type ListOperation, membershipAllows } from "@kamra/core/lists";
import { Refusal } from "../graphql/Refusal.ts";

/**
 * Errors: Refusal FORBIDDEN when one of the memberships does not allow the operation.
 *
 * @rule LIST-5
 */
export function refuseUnlessAllowed(operation: ListOperation, memberships: Iterable<ListMembership>): void {
  for (const membership of memberships) {
    if (!membershipAllows(membership, { operation })) {
      throw new Refusal("FORBIDDEN", { message: `Who is "${membership}" to a list may not do this: ${operation}` });
    }
  }
}

import type { ListMembership } from "./ListMembership.ts";
import type { ListOperation } from "./ListOperation.ts";

const operations: Readonly<Record<ListMembership, ReadonlyArray<ListOperation>>> = {
  owner: ["edit", "rename", "remove", "share", "removeShare"],
  pending: ["accept", "decline"],
  accepted: ["edit", "leave"],
};

/**
 * Whether a person may do this with a shopping list, by what they are to it; `null` is nothing. Clients ask before they
 * offer an operation, the server before it obeys.
 *
 * @rule LIST-5
 * @example membershipAllows("accepted", { operation: "leave" }) // => true
 * @example membershipAllows("accepted", { operation: "rename" }) // => false
 */
export function membershipAllows(
  membership: ListMembership | null,
  { operation }: { readonly operation: ListOperation },
): boolean {
  return membership !== null && operations[membership].includes(operation);
}

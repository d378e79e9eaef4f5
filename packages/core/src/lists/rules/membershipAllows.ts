import type { ListMembership } from "../model/ListMembership.ts";
import type { ListOperation } from "../model/ListOperation.ts";

const operations: Readonly<Record<ListMembership, ReadonlyArray<ListOperation>>> = {
  owner: ["edit", "rename", "remove", "share", "removeShare"],
  pending: ["accept", "decline"],
  accepted: ["edit", "leave"],
};

/**
 * Whether a membership allows an operation; `null` means no membership. Clients check before they offer an operation, and the
 * server before it runs one.
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

/**
 * A person's membership of a shopping list: owner, invited (pending), or accepted.
 *
 * @rule LIST-1
 */
export type ListMembership = "owner" | "pending" | "accepted";

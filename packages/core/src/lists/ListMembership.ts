/**
 * What a person is to a shopping list: its owner; invited (pending); or one who accepted the invitation.
 *
 * @rule LIST-1
 */
export type ListMembership = "owner" | "pending" | "accepted";

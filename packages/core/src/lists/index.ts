export type { ListMembership } from "./ListMembership.ts";
export type { ListOperation } from "./ListOperation.ts";
export { membershipAllows } from "./membershipAllows.ts";

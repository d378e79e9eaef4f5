export type { CartMergeChange } from "./CartMergeChange.ts";
export { returnPath } from "./returnPath.ts";
export { sessionTexts, type SessionTexts } from "./text.hu.ts";
export type { User } from "./User.ts";

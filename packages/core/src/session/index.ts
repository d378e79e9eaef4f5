export type { CartMergeChange } from "./model/CartMergeChange.ts";
export type { Credentials } from "./model/Credentials.ts";
export type { EmailCheck } from "./model/EmailCheck.ts";
export type { Registration } from "./model/Registration.ts";
export { returnPath } from "./rules/returnPath.ts";
export { markCookie } from "../identity/SessionCarrier.ts";
export type { SessionState } from "./model/SessionState.ts";
export { sessionTexts, type SessionTexts } from "./text.hu.ts";
export type { User } from "../identity/User.ts";

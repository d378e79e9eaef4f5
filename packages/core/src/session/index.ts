export type { CartMergeChange } from "./CartMergeChange.ts";
export type { Credentials } from "./Credentials.ts";
export type { EmailCheck } from "./EmailCheck.ts";
export type { Registration } from "./Registration.ts";
export { returnPath } from "./returnPath.ts";
export { markCookie } from "../identity/SessionCarrier.ts";
export type { SessionState } from "./SessionState.ts";
export { sessionTexts, type SessionTexts } from "./text.hu.ts";
export type { User } from "../identity/User.ts";

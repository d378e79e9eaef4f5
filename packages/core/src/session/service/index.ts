export { session } from "./capability.ts";
export { sessionStart } from "./start.ts";
export type { Credentials } from "../model/Credentials.ts";
export type { EmailCheck } from "../model/EmailCheck.ts";
export type { Registration } from "../model/Registration.ts";
export type { SessionState } from "../model/SessionState.ts";
export type { ShopSession } from "./ShopSession.ts";

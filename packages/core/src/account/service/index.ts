export { account } from "./capability.ts";
export type { LoginSession } from "../model/LoginSession.ts";
export type { PersonalData } from "../model/PersonalData.ts";
export type { ShopAccount } from "./ShopAccount.ts";

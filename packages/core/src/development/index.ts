export type { BugBundle } from "./BugBundle.ts";
export { development } from "./capability.ts";
export type { CommandRun, DevelopmentRecord, Exchange, MethodCall } from "./DevelopmentRecord.ts";
export { replay, type ReplayOptions } from "./replay.ts";
export type { ShopDevelopment } from "./ShopDevelopment.ts";

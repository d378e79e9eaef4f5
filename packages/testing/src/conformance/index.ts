export type { CheckResult } from "./Check.ts";
export type { BackendAddress, BackendClock, ShopTools } from "./CheckedBackend.ts";
export { checkBackend } from "./checkBackend.ts";
export type { BackendPorts, PortOptions } from "./ports/BackendPorts.ts";
export { checkPorts } from "./ports/checkPorts.ts";
export { reportOf } from "./reportOf.ts";

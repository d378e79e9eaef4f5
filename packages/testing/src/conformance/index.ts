export type { CheckResult } from "./Check.ts";
export type { BackendAddress } from "./CheckedBackend.ts";
export { checkBackend } from "./checkBackend.ts";
export { reportOf } from "./reportOf.ts";

import { codeOf } from "./codeOf.ts";

/** PostgreSQL's codes: a deadlock, and a transaction that cannot be serialized with concurrent ones. */
const codes = new Set(["40P01", "40001"]);

/** Whether a transaction failed only because of concurrent ones, so that it may succeed when it runs again. */
export const isConflict = (error: unknown): boolean => codes.has(codeOf(error));

/**
 * Small data that must survive a reload: the browser's `localStorage`, or memory. Each method may throw, as a full or blocked
 * browser storage does.
 */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

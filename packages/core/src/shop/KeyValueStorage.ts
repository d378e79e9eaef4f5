/**
 * Where the shop keeps the little that has to survive a reload: the browser's `localStorage`, or memory. Each of the three
 * may throw, as a browser's does when it is full or blocked.
 */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

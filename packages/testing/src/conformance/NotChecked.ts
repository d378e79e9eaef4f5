/** The promise was not checked; the message says "not checked" or "not offered", and why. */
export class NotChecked extends Error {}

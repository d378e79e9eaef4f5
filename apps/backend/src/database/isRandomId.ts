/** Whether a text has the form of `randomId`; others are never looked up. */
export function isRandomId(id: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(id);
}

/** Whether `randomId` can have made this id: what it cannot is looked up nowhere. */
export function isRandomId(id: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(id);
}

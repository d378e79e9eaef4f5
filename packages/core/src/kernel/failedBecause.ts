/**
 * What failed and why, in one sentence: a reason that begins with the same two words does not repeat them.
 *
 * @rule SEAM-3
 * @example failedBecause("We failed to save:", "The server is away.") // => "We failed to save: The server is away."
 * @example failedBecause("We failed to save:", "We failed, please try again!") // => "We failed to save: Please try again!"
 * @example failedBecause("We failed to save:", "We failed to load!") // => "We failed to load!"
 */
export function failedBecause(what: string, why: string): string {
  const start = what.split(" ", 2).join(" ");
  if (!why.startsWith(start)) return `${what} ${why}`;
  const rest = why.slice(start.length);
  return rest.startsWith(", ") ? `${what} ${rest.charAt(2).toUpperCase()}${rest.slice(3)}` : why;
}

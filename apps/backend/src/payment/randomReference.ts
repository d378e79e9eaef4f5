import { randomInt } from "node:crypto";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What a try to pay is called at a provider: 12 digits and capitals, as the narrower of the two protocols wants them. */
export function randomReference(): string {
  return Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join("");
}

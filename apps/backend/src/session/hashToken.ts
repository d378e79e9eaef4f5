import { createHash } from "node:crypto";

/** The stored form of a token: its SHA-256, in hexadecimal. A token is random, so it needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

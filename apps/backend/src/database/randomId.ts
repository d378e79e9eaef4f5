import { randomBytes } from "node:crypto";

/** An unguessable id: 128 random bits in base64url. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}

import { randomBytes } from "node:crypto";
import { deriveKey, keyPrefix } from "./deriveKey.ts";

const withoutPadding = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** What is stored in a password's place: Argon2id with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${keyPrefix}$${withoutPadding(salt)}$${withoutPadding(await deriveKey(password, { salt }))}`;
}

import { randomBytes } from "node:crypto";
import { argon2id, type Cost } from "./argon2id.ts";
import { writeStoredPassword } from "./StoredPassword.ts";

/** The stored form of a password: Argon2id with its own salt, at this cost. */
export async function hashPassword(password: string, { cost }: { readonly cost: Cost }): Promise<string> {
  const salt = randomBytes(16);
  return writeStoredPassword({ cost, salt, key: await argon2id(password, { salt, cost, length: 32 }) });
}

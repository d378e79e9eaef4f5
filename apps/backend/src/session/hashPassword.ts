import { randomBytes } from "node:crypto";
import { argon2id, todaysCost } from "./argon2id.ts";
import { writeStoredPassword } from "./StoredPassword.ts";

/** What is stored in a password's place: Argon2id with a salt of its own, at today's cost unless told. */
export async function hashPassword(password: string, { cost = todaysCost } = {}): Promise<string> {
  const salt = randomBytes(16);
  return writeStoredPassword({ cost, salt, key: await argon2id(password, { salt, cost, length: 32 }) });
}

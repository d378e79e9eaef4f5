import { deserialize, serialize } from "@phc/format";
import { argon2Version, type Cost } from "./argon2id.ts";

/** The stored form of a password. */
export interface StoredPassword {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** As a PHC string, which every library for passwords reads. */
export const writeStoredPassword = ({ cost, salt, key }: StoredPassword): string =>
  serialize({
    id: "argon2id",
    version: argon2Version,
    params: { m: cost.memory, t: cost.passes, p: cost.parallelism },
    salt,
    hash: key,
  });

/** Reads what `writeStoredPassword` has written, at any cost. Throws for anything else. */
export function readStoredPassword(text: string): StoredPassword {
  const { id, version, params = {}, salt, hash: key } = deserialize(text);
  const [memory, passes, parallelism] = [params["m"], params["t"], params["p"]].map(Number);
  if (id !== "argon2id" || version !== argon2Version || salt === undefined || key === undefined)
    throw new TypeError("A stored password is not Argon2id");
  if (!memory || !passes || !parallelism) throw new TypeError("The stored password does not contain its cost");
  return { cost: { memory, passes, parallelism }, salt, key };
}

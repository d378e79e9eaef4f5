import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table users drop constraint users_password_hash_check",
  `alter table users add constraint users_password_hash_check check
     (password_hash ~ '^\\$argon2id\\$v=19\\$m=[0-9]+,t=[0-9]+,p=[0-9]+\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$')`,
];

const down = [
  "alter table users drop constraint users_password_hash_check",
  `alter table users add constraint users_password_hash_check check
     (password_hash ~ '^\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$') not valid`,
];

/** A password's hash contains its cost, so that the cost can change. */
export const freePasswordCost: Migration = { up: runStatements(up), down: runStatements(down) };

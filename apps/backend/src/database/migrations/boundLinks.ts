import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table one_time_tokens add email text",
  `update one_time_tokens set email = users.email from users
   where users.id = user_id and purpose = 'emailVerification'`,
  `alter table one_time_tokens add constraint one_time_tokens_email check ((email is null) = (purpose <> 'emailVerification'))`,
];

const down = ["alter table one_time_tokens drop column email"];

/** A token that was mailed to confirm an address names the address: it may be another than the account has until then. */
export const boundLinks: Migration = { up: runStatements(up), down: runStatements(down) };

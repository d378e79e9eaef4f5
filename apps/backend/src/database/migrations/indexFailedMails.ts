import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = ["create index mails_failed_at on mails (failed_at) where failed_at is not null"];

const down = ["drop index mails_failed_at"];

/** Finds the mails that were given up, for them to be forgotten too. */
export const indexFailedMails: Migration = { up: runStatements(up), down: runStatements(down) };

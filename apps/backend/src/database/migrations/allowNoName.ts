import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = ["alter table users drop constraint users_name_check"];

const down = ["alter table users add constraint users_name_check check (name <> '') not valid"];

/** A sign-in provider may send no name, or one that the rule refuses: the user's is empty until they enter one. */
export const allowNoName: Migration = { up: runStatements(up), down: runStatements(down) };

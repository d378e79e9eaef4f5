import { resolve } from "node:path";
import type { DatabaseLocation } from "../database/Database.ts";
import type { Environment } from "./Environment.ts";

/**
 * Where the data live: `DATABASE_URL` names a PostgreSQL server, else `KAMRA_DATA` a folder, `folder` unless set.
 *
 * @example databaseLocationOf({ DATABASE_URL: "postgres://db/kamra" }, { folder: ".data" }) // => { kind: "server", url: "postgres://db/kamra" }
 * @example databaseLocationOf({ DATABASE_URL: "" }, { folder: "/var/kamra" }) // => { kind: "folder", path: "/var/kamra" }
 */
export function databaseLocationOf(
  { DATABASE_URL: url, KAMRA_DATA: data, KAMRA_BACKUPS: backups }: Environment,
  { folder }: { readonly folder: string },
): DatabaseLocation {
  if (url) return { kind: "server", url };
  return { kind: "folder", path: resolve(data || folder), ...(backups && { backups: resolve(backups) }) };
}

import { resolve } from "node:path";
import type { DatabaseLocation } from "../database/Database.ts";
import type { Environment } from "./Environment.ts";
import { WrongSetting } from "./WrongSetting.ts";

/**
 * Where the data live: `DATABASE_URL` names a PostgreSQL server, and `DATABASE_READ_URL` its replica; else `KAMRA_DATA` a folder,
 * `folder` unless set. Errors: WrongSetting for a replica without a server.
 *
 * @example databaseLocationOf({ DATABASE_URL: "postgres://db/kamra" }, { folder: ".data" }) // => { kind: "server", url: "postgres://db/kamra" }
 * @example databaseLocationOf({ DATABASE_URL: "postgres://db/kamra", DATABASE_READ_URL: "postgres://replica/kamra" }, { folder: ".data" }).replica // => { url: "postgres://replica/kamra" }
 * @example databaseLocationOf({ DATABASE_URL: "" }, { folder: "/var/kamra" }) // => { kind: "folder", path: "/var/kamra" }
 */
export function databaseLocationOf(
  { DATABASE_URL: url, DATABASE_READ_URL: replica, KAMRA_DATA: data, KAMRA_BACKUPS: backups }: Environment,
  { folder }: { readonly folder: string },
): DatabaseLocation {
  if (url) return { kind: "server", url, ...(replica && { replica: { url: replica } }) };
  if (replica) throw new WrongSetting("DATABASE_READ_URL names a replica, so DATABASE_URL must name its writer.");
  return { kind: "folder", path: resolve(data || folder), ...(backups && { backups: resolve(backups) }) };
}

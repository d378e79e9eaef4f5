import { DataFolderDamaged, DataFolderInUse, WrongSetting } from "@kamra/backend";

/** PostgreSQL's and the system's codes for a database that cannot be reached as DATABASE_URL says. */
const ways = new Map([
  ["3D000", "It has no such database: create it, or correct the name in DATABASE_URL."],
  ["28P01", "It refuses the password in DATABASE_URL."],
  ["28000", "It refuses the user in DATABASE_URL."],
  ["ECONNREFUSED", "Nothing listens at the address in DATABASE_URL."],
  ["ENOTFOUND", "There is no such host as in DATABASE_URL."],
]);

/**
 * Why a database could not be opened, as a sentence for the person at the terminal; `null` for a fault of ours, which keeps its stack.
 *
 * @example whyUnopened(Object.assign(new Error('database "shop" does not exist'), { code: "3D000" })) // => "The PostgreSQL server cannot be used. It has no such database: create it, or correct the name in DATABASE_URL."
 */
export function whyUnopened(error: unknown): string | null {
  if (error instanceof DataFolderInUse || error instanceof DataFolderDamaged || error instanceof WrongSetting)
    return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const way = ways.get(code);
  return way === undefined ? null : `The PostgreSQL server cannot be used. ${way}`;
}

import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Redirect } from "../generated/types.ts";

/**
 * An address as redirects are stored: lower case, without a query or a final slash.
 *
 * @example redirectPath("/Akcio/?utm_source=level") // => "/akcio"
 * @example redirectPath("akcio") // => "/akcio"
 */
export function redirectPath(address: string): string {
  return `/${address
    .replace(/[?#].*$/s, "")
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase()}`;
}

/** The new address of a removed page. */
export async function findRedirect(
  address: string,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<Redirect | null> {
  return (
    (await db
      .selectFrom("redirects")
      .where("path", "=", redirectPath(address))
      .select(["target", "status"])
      .executeTakeFirst()) ?? null
  );
}

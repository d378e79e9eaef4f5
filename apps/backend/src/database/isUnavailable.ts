import { codeOf } from "./codeOf.ts";
import { DatabaseBusy } from "./fairTurns.ts";
import { isConflict } from "./isConflict.ts";

/** Seconds after which a request may come again that the database could not serve. */
export const databaseRetrySeconds = 5;

/**
 * PostgreSQL's codes: connection failures, no resources (a full disk, no memory, too many connections), not prepared, a
 * statement or lock that took too long, a server that only reads or has ended, a failed disk; and the system's: connection
 * refused or timed out, a full disk.
 */
const codes =
  /^(?:08...|25006|25P03|53...|55000|55P03|57014|57P0[1235]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)$/;

/** pg has no code for these. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|The database has been silent)/;

/** Whether an error means that the database cannot serve the request for now, so that it may come again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof DatabaseBusy || codes.test(codeOf(error)) || isConflict(error) || messages.test(error.message)
  );
}

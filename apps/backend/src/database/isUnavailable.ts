/** Seconds after which a request may come again that the database could not serve. */
export const databaseRetrySeconds = 5;

/** Of PostgreSQL: connection failures, no connection left, shut down, not open for connections; of the system: nobody answers. */
const codes = /^(?:08...|53300|55000|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;

/** What pg says without a code. */
const messages = /^(?:timeout exceeded when trying to connect|Connection terminated)/;

/** Whether an error says that the database cannot be reached now, and may be later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && codes.test(error.code)) || messages.test(error.message);
}

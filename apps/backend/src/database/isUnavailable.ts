/** Seconds after which a request may come again that the database could not serve. */
export const databaseRetrySeconds = 5;

/**
 * PostgreSQL's codes: connection failures, too many connections, shut down, not accepting connections; and the
 * system's: connection refused or timed out.
 */
const codes = /^(?:08...|53300|55000|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;

/** pg has no code for these. */
const messages = /^(?:timeout exceeded when trying to connect|Connection terminated)/;

/** Whether an error means that the database is unreachable for now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && codes.test(error.code)) || messages.test(error.message);
}

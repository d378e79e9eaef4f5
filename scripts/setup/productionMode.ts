/** The original value at the start of the process; only it decides whether to serve developers. */
export const environment = { ...process.env };

// Libraries loaded from now on run in production mode.
process.env["NODE_ENV"] = "production";

/** The original value at the start of the process; only it decides whether to serve developers. */
export const environment = { ...process.env };

// Libraries that are loaded from now on leave out what only helps to develop with them.
process.env["NODE_ENV"] = "production";

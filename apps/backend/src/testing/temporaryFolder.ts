import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test, deleted when the test ends. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "kamra-test-"));
  // A killed process may still be using it.
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

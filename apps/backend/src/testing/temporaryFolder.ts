import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test, which is gone once that has finished, however it ends. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "kamra-test-"));
  // Whoever was killed may still be letting go of it.
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

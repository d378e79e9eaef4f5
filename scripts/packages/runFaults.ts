import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/step.ts";

/** The tests of testing's README, each in a file of its own. */
export function offeredTestFaults(folder: string): ReadonlyArray<string> {
  for (const name of ["vitest", "@fast-check/vitest", "fast-check", "msw"]) {
    const link = join(folder, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, "node_modules", name), link, "junction");
  }
  const readme = readFileSync(join(folder, "node_modules/@kamra/testing/README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].flatMap(([, code = ""]) =>
    /from "vitest"/.test(code) ? [code] : [],
  );
  for (const [index, code] of blocks.entries()) writeFileSync(join(folder, `offered${index}.test.ts`), code);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", folder],
    { encoding: "utf8" },
  );
  console.log(`${blocks.length} tests of the README of @kamra/testing`);
  return status === 0 && blocks.length >= 3 ? [] : [`the tests of testing's README:\n${stdout}${stderr}`];
}

/** The command of the backend, as `npx` runs it, on a new shop without products. */
export async function backendFaults(folder: string): Promise<ReadonlyArray<string>> {
  const command = join(folder, "node_modules/@kamra/backend/dist/command.js");
  const words = ["--port", "0", "--data", join(folder, "data"), "--catalogue", "empty"];
  const backend = spawn(process.execPath, [command, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => backend.once("exit", resolve));
  const faults: string[] = [];
  let said = "";
  for await (const text of backend.stdout.setEncoding("utf8")) {
    said += String(text);
    const [address] = /http:\S+graphql/.exec(said) ?? [];
    if (address === undefined) continue;
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    if (response.ok) console.log("The command of @kamra/backend answers");
    else faults.push(`The command of @kamra/backend answers ${response.status}`);
    backend.kill();
    break;
  }
  await ended;
  if (!said.includes("graphql")) faults.push(`The command of @kamra/backend does not start: ${said}`);
  return faults;
}

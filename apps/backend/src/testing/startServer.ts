import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";

export interface TestServer {
  readonly child: ChildProcess;
  readonly port: string;
}

/** `once` has no types. */
const firstLine = (lines: Interface): Promise<ReadonlyArray<unknown>> => once(lines, "line");

/** A separate process with the small catalogue on a PostgreSQL server's database. */
export async function startServer(url: string): Promise<TestServer> {
  const child = spawn(
    process.execPath,
    ["--conditions=@kamra/source", new URL("server.ts", import.meta.url).pathname, url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line]: ReadonlyArray<unknown> = await firstLine(createInterface({ input: child.stdout }));
  return { child, port: String(line) };
}

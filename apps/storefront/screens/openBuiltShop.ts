import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../scripts/setup/step.ts";

export interface BuiltShop {
  readonly url: string;
  /** The number of the server's process. */
  readonly pid: number;
  readonly close: () => Promise<void>;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 180; tries += 1) {
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`Nothing answers at ${url}`);
}

/**
 * Starts the built shop on a new database with the reference catalogue, and waits until it answers; `products` is the
 * catalogue's size.
 */
export async function openBuiltShop({
  port,
  products,
}: {
  readonly port: number;
  readonly products?: number;
}): Promise<BuiltShop> {
  const data = await mkdtemp(join(tmpdir(), "kamra-shop-"));
  const size = products === undefined ? {} : { KAMRA_PRODUCTS: `${products}` };
  const server = spawn(process.execPath, ["--conditions=@kamra/source", "scripts/serve.ts"], {
    cwd: root,
    env: { ...process.env, ...size, PORT: `${port}`, KAMRA_DATA: data, LOG_LEVEL: "error" },
    stdio: "inherit",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const close = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true, maxRetries: 10 });
  };
  const { pid } = server;
  if (pid === undefined) throw new Error("The server's process could not start");
  const url = `http://localhost:${port}`;
  try {
    await answering(url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pid, close };
}

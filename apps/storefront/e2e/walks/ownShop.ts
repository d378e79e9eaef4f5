import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "../test.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

async function isOpen(url: string): Promise<boolean> {
  return await fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Waits until the shop answers; throws when its process ends first. */
async function opened(url: string, shop: ChildProcess): Promise<void> {
  while (!(await isOpen(url))) {
    if (shop.exitCode !== null) throw new Error(`The shop of the walks ended with ${shop.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Tests with a shop of their own, because they move its clock. */
export const test = base.extend<object, { readonly shopUrl: string }>({
  shopUrl: [
    async ({}, use, { parallelIndex, project }) => {
      const port = Number(new URL(project.use.baseURL ?? "").port) + 1 + parallelIndex;
      const data = mkdtempSync(join(tmpdir(), "kamra-walks-"));
      const shop = spawn(process.execPath, ["--conditions=@kamra/source", "scripts/serve.ts"], {
        cwd: root,
        env: { ...process.env, PORT: `${port}`, KAMRA_DATA: data, LOG_LEVEL: "error", TRUSTED_PROXIES: "loopback" },
        stdio: ["ignore", "ignore", "inherit"],
      });
      const url = `http://localhost:${port}`;
      await opened(url, shop);
      await use(url);
      const ended = once(shop, "exit");
      shop.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ shopUrl }, use) => use(shopUrl),
});

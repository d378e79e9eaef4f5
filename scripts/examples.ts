import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { drive } from "./examples/drive.ts";
import { exampleManifest, fromTarballs, type Manifest, pack } from "./examples/pack.ts";
import { testBackend } from "@kamra/backend";
import { install as unpack, linkCommon } from "./packages/install.ts";
import { published } from "./packages/published.ts";
import { hungarianLeft } from "./examples/hungarianLeft.ts";
import { findTestBrowser } from "./setup/findBrowser.ts";
import { root, runRemembering } from "./setup/step.ts";

// node scripts/run.js examples          installs each example from packed tarballs into an empty folder, checks its types, builds it
// node scripts/run.js examples NAME…    and uses it: a page in Chromium, the others by their test. Needs built packages
// --linked, part of npm test: unpacks ours, links this repository's copies of the others, and serves a dozen products: no registry

const home = join(root, "examples");
const known = readdirSync(home, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const isLinked = process.argv.includes("--linked");
const asked = process.argv.slice(2).filter((word) => word !== "--linked");
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no example ${unknown.join(", ")}. There are: ${known.join(", ")}`);

const folder = mkdtempSync(join(tmpdir(), "kamra-examples-"));
const path = `${dirname(process.execPath)}:${process.env["PATH"]}`;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    process.kill(-child.pid, "SIGTERM");
  });

/** Resolves once something answers at the address. Errors: when nothing does for three minutes, or the process has ended. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`What should answer at ${address} has ended`);
    const response = await fetch(address, { redirect: "manual" }).catch(() => null);
    if (response !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${address}`);
}

const start = (
  command: string,
  args: ReadonlyArray<string>,
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
) => spawn(command, args, { ...options, stdio: ["ignore", "ignore", "inherit"], detached: true });

/** Runs npm in an example. Rejects with its output when it fails. */
type Run = (...args: ReadonlyArray<string>) => Promise<unknown>;

interface Surroundings {
  readonly install: (manifest: Manifest, at: { readonly cwd: string; readonly run: Run }) => Promise<void>;
  readonly endpoint: string;
  readonly port: number;
  readonly browser: string;
}

/** Where the examples are built whose bundler takes the English texts. */
const english = new Map([
  ["metro", "dist"],
  ["next", ".next"],
  ["react-19", "dist"],
]);

async function tryExample(name: string, { install, endpoint, port, browser }: Surroundings): Promise<string> {
  const cwd = join(folder, name);
  cpSync(join(home, name), cwd, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|\.next)(?:[\\/]|$)/.test(file),
  });
  const manifest = exampleManifest(cwd);
  const env = {
    PATH: path,
    PORT: String(port),
    KAMRA_ENDPOINT: endpoint,
    VITE_ENDPOINT: endpoint,
    NEXT_PUBLIC_ENDPOINT: endpoint,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const run: Run = async (...args) => {
    const { code, output } = await runRemembering({ command: "npm", args, cwd, env }, { showsAtOnce: false });
    if (code !== 0) throw new Error(`npm ${args.join(" ")}\n${output}`);
  };
  await install(manifest, { cwd, run });
  for (const script of ["typecheck", "build", "test"]) if (script in manifest.scripts) await run("run", script);
  const built = english.get(name);
  if (built !== undefined) {
    const left = hungarianLeft(join(cwd, built));
    if (left.length > 0) throw new Error(`Hungarian is left: ${left.join("; ")}`);
  }
  if (!("start" in manifest.scripts)) return "its test passes";
  const server = start("npm", ["run", "--silent", "start"], { cwd, env: { ...process.env, ...env } });
  try {
    const address = `http://localhost:${port}`;
    await answers(address, server);
    return await drive(address, browser);
  } finally {
    await stop(server);
  }
}

const failed: string[] = [];
const [port, backendPort, browser] = [await freePort(), await freePort(), await findTestBrowser()];

/** From the registry, with tarballs of ours. */
function byNpm(): Surroundings["install"] {
  const tarballs = pack(join(folder, "packages"));
  return async (manifest, { cwd, run }) => {
    writeFileSync(join(cwd, "package.json"), JSON.stringify(fromTarballs(manifest, tarballs), null, 2));
    await run("install", "--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock");
  };
}

/** Beside the unpacked tarballs, which an example finds above its own folder. */
function byLinks(): Surroundings["install"] {
  unpack(published, folder);
  return async ({ dependencies, devDependencies }) =>
    linkCommon(Object.keys({ ...dependencies, ...devDependencies }), folder);
}

async function demoBackend() {
  const endpoint = `http://localhost:${backendPort}/graphql`;
  const backend = start(
    process.execPath,
    [
      join(root, "apps/backend/dist/command.js"),
      ...["--port", String(backendPort), "--data", join(folder, "data"), "--products", "300"],
      ...["--cors", `http://localhost:${port}`, "--extension", join(home, "own-field/backend.mjs")],
    ],
    { cwd: folder, env: process.env },
  );
  await answers(endpoint, backend);
  return { endpoint, close: () => stop(backend) };
}

async function smallBackend() {
  const backend = await testBackend({ corsOrigins: [`http://localhost:${port}`] });
  return { endpoint: await backend.listen(backendPort), close: () => backend.close() };
}

const install = isLinked ? byLinks() : byNpm();
const { endpoint, close } = await (isLinked ? smallBackend() : demoBackend());
try {
  for (const name of asked.length === 0 ? known : asked) {
    const from = performance.now();
    const outcome = await tryExample(name, { install, endpoint, port, browser }).catch((error: unknown) => {
      failed.push(name);
      return `FAILED: ${error instanceof Error ? error.message : String(error)}`;
    });
    rmSync(join(folder, name), { recursive: true, force: true });
    console.log(`${name}: ${outcome} (${((performance.now() - from) / 1000).toFixed(0)} s)`);
  }
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) console.error(`✗ ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

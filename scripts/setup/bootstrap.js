// Runs on the system's Node (20 or newer) before any installation, so: plain JavaScript and Node's own modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const oldestNode = [24, 7];

const isNewEnough = (/** @type {string} */ version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
};

/** The lock lists what must be installed; the stamp what was. */
const installIfNeeded = () => {
  const stamp = join(root, "node_modules", ".kamra-installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("[set-up] Installing packages from the lockfile; the first time takes about a minute …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["install", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("[set-up] npm install failed; the lines above say why. Nothing else was changed.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
};

/** The Node that the repository brings (a package holding the binary), else the system's when it is new enough. */
const findNode = () => {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const own = join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(own)) return own;
  if (isNewEnough(process.version)) return process.execPath;
  console.error(
    `[set-up] Kamra needs Node ${oldestNode.join(".")} or newer. For ${process.platform}-${process.arch} the repository brings none, ` +
      `and this is ${process.version}. Install a newer Node and start again.`,
  );
  process.exit(1);
};

/**
 * Installs missing packages, then runs a TypeScript script of this repository on the newer Node, as if it were this
 * process: same arguments, terminal and exit code. `flags` are Node's, `env` is what it is told unless the caller's environment says otherwise.
 */
export const run = (
  /** @type {string} */ script,
  /** @type {{ flags?: string[], env?: Record<string, string> }} */ { flags = [], env = {} } = {},
) => {
  installIfNeeded();
  const node = findNode();
  const separator = process.platform === "win32" ? ";" : ":";
  const child = spawn(node, ["--conditions=@kamra/source", ...flags, join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...env,
      ...process.env,
      PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(separator),
      TURBO_TELEMETRY_DISABLED: "1",
    },
  });
  // A terminal sends Ctrl-C to the whole group, so the child has it already; other signals go to this process alone.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal === "SIGINT" ? 130 : signal ? 1 : (code ?? 1)));
};

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../setup/step.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const isManifest = (json: unknown): json is Manifest =>
  typeof json === "object" && json !== null && "exports" in json && "dependencies" in json;

/** The core as a team has it after installing it: what `npm pack` packs, in the node_modules of an empty folder. */
export interface PackedCore {
  /** The folder that has the node_modules. */
  readonly folder: string;
  /** The package itself. */
  readonly home: string;
  /** `product`, `cart`, …: the subpaths. */
  readonly capabilities: ReadonlyArray<string>;
}

/** Errors: when the core is not built. */
export function packedCore(): PackedCore {
  const workspace = join(root, "packages/core");
  if (!existsSync(join(workspace, "dist"))) throw new Error("Build the core first: npx turbo run build --filter=@kamra/core");
  const folder = mkdtempSync(join(tmpdir(), "kamra-size-"));
  const home = join(folder, "node_modules/@kamra/core");
  mkdirSync(home, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: workspace, encoding: "utf8" });
  execFileSync("tar", ["-xzf", join(folder, packed.trim()), "-C", home, "--strip-components=1"]);
  const manifest: unknown = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error("The packed core has no exports or no dependencies");
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link, "junction");
  }
  const capabilities = Object.keys(manifest.exports).flatMap((subpath) => (subpath === "." ? [] : [subpath.slice(2)]));
  return { folder, home, capabilities };
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/setup/step.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const isManifest = (json: unknown): json is Manifest => typeof json === "object" && json !== null && "exports" in json;

/** The packages as installed by a team: the output of `npm pack`, in the node_modules of an empty folder. */
export interface PackedPackages {
  /** The folder that has the node_modules. */
  readonly folder: string;
  /** The core itself. */
  readonly core: string;
  /** `product`, `cart`, …: the core's subpaths, each with the file that its module is in. */
  readonly capabilities: ReadonlyMap<string, string>;
}

/** Errors: when the folder has no package with exports. */
export const manifestOf = (home: string): Manifest => {
  const manifest: unknown = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error(`${home} has no exports`);
  return manifest;
};

/** The folder of a workspace that is published. */
export const homeOf = (workspace: string): string =>
  join(root, workspace === "backend" ? "apps" : "packages", workspace);

/** Unpacks what a workspace would publish, with its dependencies; the folder's name is its own. */
export const install = (workspace: string, folder: string): string => {
  const built = homeOf(workspace);
  if (!existsSync(join(built, "dist")))
    throw new Error(`Build it first: npx turbo run build --filter=@kamra/${workspace}`);
  const home = join(folder, "node_modules/@kamra", workspace);
  mkdirSync(home, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], {
    cwd: built,
    encoding: "utf8",
  });
  execFileSync("tar", ["-xzf", join(folder, packed.trim()), "-C", home, "--strip-components=1"]);
  const { dependencies, peerDependencies } = manifestOf(home);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(join(link, ".."), { recursive: true });
    const own = join(built, "node_modules", name);
    symlinkSync(existsSync(own) ? own : join(root, "node_modules", name), link, "junction");
  }
  return home;
};

/** Errors: when they are not built. */
export function packedPackages(): PackedPackages {
  const folder = mkdtempSync(join(tmpdir(), "kamra-size-"));
  const core = install("core", folder);
  install("react", folder);
  const capabilities = Object.entries(manifestOf(core).exports).flatMap(([subpath, conditions]) =>
    subpath === "." || typeof conditions === "string"
      ? []
      : [[subpath.slice(2), join(core, conditions.default)] as const],
  );
  return { folder, core, capabilities: new Map(capabilities) };
}

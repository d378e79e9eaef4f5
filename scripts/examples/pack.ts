import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { homeOf, manifestOf } from "../packages/manifestOf.ts";
import { published } from "../packages/published.ts";
import { tarballOf } from "../packages/install.ts";
import { root } from "../setup/step.ts";

/** What npm calls each published package, and the tarball that it is in. */
export type Tarballs = ReadonlyMap<string, string>;

/** Packs what is published into a folder. Needs built packages. */
export function pack(folder: string): Tarballs {
  mkdirSync(folder, { recursive: true });
  const workspaces = published.flatMap((workspace) => ["--workspace", homeOf(workspace)]);
  execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, ...workspaces], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Map(published.map((workspace) => [`@kamra/${basename(workspace)}`, tarballOf(workspace, folder)]));
}

/** Our packages that a package needs, itself included; an optional one is not needed. */
function withNeeded(name: string): ReadonlyArray<string> {
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf(homeOf(name.slice("@kamra/".length)));
  const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (each) => each.startsWith("@kamra/") && peerDependenciesMeta?.[each]?.optional !== true,
  );
  return [name, ...needed.flatMap(withNeeded)];
}

type Versions = Readonly<Record<string, string>>;
export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Versions;
  readonly devDependencies?: Versions;
}

const isManifest = (json: unknown): json is Manifest =>
  typeof json === "object" && json !== null && "scripts" in json && "dependencies" in json;

/** Errors: when an example's package.json has no scripts or no dependencies. */
export function exampleManifest(folder: string): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error(`${folder}/package.json has no scripts or no dependencies`);
  return manifest;
}

/** The manifest with the tarballs of our packages in place of their versions. */
export function fromTarballs(manifest: Manifest, tarballs: Tarballs): Manifest {
  const { dependencies, devDependencies = {} } = manifest;
  const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith("@kamra/"));
  const others = (versions: Versions) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => !name.startsWith("@kamra/")));
  const packed = ours.flatMap(withNeeded).map((name) => [name, `file:${tarballs.get(name)}`] as const);
  return {
    ...manifest,
    dependencies: { ...others(dependencies), ...Object.fromEntries(packed) },
    devDependencies: others(devDependencies),
  };
}

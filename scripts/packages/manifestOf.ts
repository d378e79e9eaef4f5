import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/step.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string; readonly types?: string }>>;
  readonly sideEffects?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const isManifest = (json: unknown): json is Manifest => typeof json === "object" && json !== null && "exports" in json;

/** Errors: when the folder has no package with exports. */
export const manifestOf = (home: string): Manifest => {
  const manifest: unknown = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error(`${home} has no exports`);
  return manifest;
};

/** The folder of a workspace that is published. */
export const homeOf = (workspace: string): string =>
  join(root, workspace === "backend" ? "apps" : "packages", workspace);

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Assets } from "../src/document/Assets.ts";
import { assetsOf, isManifest } from "../src/document/assetsOf.ts";
import { isServerBuild, type StorefrontBuild } from "./StorefrontBuild.ts";

export interface BuiltFiles {
  /** Folder of the browser's build. */
  readonly clientDir: string;
  /** File of the server's build. */
  readonly serverEntry: string;
}

export interface OpenedBuild extends StorefrontBuild, Pick<BuiltFiles, "clientDir"> {}

/** Opens the build made by `npm run build`. Errors: rejects when its files are unreadable or invalid. */
export async function openBuild({ clientDir, serverEntry }: BuiltFiles): Promise<OpenedBuild> {
  const manifest: unknown = JSON.parse(await readFile(join(clientDir, "manifest.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error(`${clientDir} has no manifest of a build`);
  const module: unknown = await import(pathToFileURL(serverEntry).href);
  if (!isServerBuild(module)) throw new Error(`${serverEntry} is not the storefront's server build`);
  const known = new Map<string, Assets>();
  return {
    clientDir,
    sitePaths: module.sitePaths,
    render: module.render,
    answerForm: module.answerForm,
    assetsOf(pages) {
      const key = pages.join();
      const assets = known.get(key) ?? assetsOf(manifest, { pages });
      known.set(key, assets);
      return assets;
    },
  };
}

import type { Assets } from "./Assets.ts";

/** A chunk in Vite's manifest; keyed by the source file it came from. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: ReadonlyArray<string>;
  readonly imports?: ReadonlyArray<string>;
  readonly assets?: ReadonlyArray<string>;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export const isManifest = (json: unknown): json is Manifest => typeof json === "object" && json !== null;

const entry = "src/entry.client.tsx";

/**
 * The files that a page of these sources loads, from the manifest of the browser's build.
 *
 * Errors: Error when the manifest does not know one of the files, because then the two builds do not belong together.
 */
export function assetsOf(manifest: Manifest, { pages }: { readonly pages: ReadonlyArray<string> }): Assets {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The browser's build has no ${key}`);
    return chunk;
  };
  const reached = new Set<string>();
  const inOrder: Array<string> = [];
  const reach = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    const { file, imports = [] } = chunkOf(key);
    imports.forEach(reach);
    inOrder.push(file);
  };
  [...pages, entry].forEach(reach);
  const address = (file: string) => `/${file}`;
  const files = Object.values(manifest).map((chunk) => chunk.file);
  return {
    scripts: inOrder.map(address),
    // The entry has the common sheet, and a page one with what else it needs (routeStyles).
    styles: [entry, ...pages].flatMap((key) => chunkOf(key).css ?? []).map(address),
    fonts: files.filter((file) => file.endsWith(".woff2")).map(address),
  };
}

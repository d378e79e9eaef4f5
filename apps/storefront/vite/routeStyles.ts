import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const loadPart = fileURLToPath(new URL("../src/document/loadPart.ts", import.meta.url));

/** Chunks are combined in any order, and a layer's position is where it is first named. */
const layers = "@layer reset,tokens,base,components,pages;";

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === "chunk");

/** A chunk's file and those that it imports, each after its own imports. Chunks may import each other. */
function closureOf(bundle: Bundle, fileName: string): ReadonlyArray<string> {
  const reached = new Set<string>();
  const inOrder: Array<string> = [];
  const reach = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || reached.has(file)) return;
    reached.add(file);
    chunk.imports.forEach(reach);
    inOrder.push(file);
  };
  reach(fileName);
  return inOrder;
}

/** The styles of each chunk that has some, whose own sheets leave the bundle. */
function takeSheets(bundle: Bundle): ReadonlyMap<string, string> {
  const taken = chunksOf(bundle).map(({ fileName, viteMetadata }) => {
    const sheets = Array.from(viteMetadata?.importedCss ?? [], (sheet) => {
      const asset = bundle[sheet];
      delete bundle[sheet];
      return asset?.type === "asset" ? asset.source.toString() : "";
    });
    viteMetadata?.importedCss.clear();
    return [fileName, sheets.join("")] as const;
  });
  return new Map(taken.filter(([, styles]) => styles !== ""));
}

/**
 * Gives the entry one sheet, with the styles of the chunks that it imports and of those named `common`, and each part that loads later
 * one sheet with what else its chunks need. Parts with the same styles have one sheet. It has the name of a script that these parts
 * import, or of the part's own: a script's hash depends on its styles.
 */
export const routeStyles = ({ common }: { readonly common: ReadonlyArray<string> }): Plugin => ({
  name: "kamra:route-styles",
  enforce: "post",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { loadPart as __vitePreload } from "${loadPart}";`,
  },
  generateBundle(_options, bundle) {
    const sheets = takeSheets(bundle);
    const textOf = (files: Iterable<string>) => Array.from(files, (file) => sheets.get(file) ?? "").join("");
    const chunks = chunksOf(bundle);
    const entry = chunks.filter(({ isEntry, name }) => isEntry || common.includes(name));
    const first = new Set(entry.flatMap(({ fileName }) => closureOf(bundle, fileName)));
    const later = (fileName: string) =>
      closureOf(bundle, fileName).filter((file) => sheets.has(file) && !first.has(file));
    // A chunk of a group is no dynamic entry, though a part may be in it.
    const parts = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
    const emitted = new Set<string>();
    for (const { fileName, isEntry, viteMetadata } of chunks) {
      if (isEntry) {
        const sheet = this.emitFile({ type: "asset", name: "common.css", source: layers + textOf(first) });
        viteMetadata?.importedCss.add(this.getFileName(sheet));
      }
      const { length } = later(fileName);
      if (!parts.has(fileName) || length === 0) continue;
      const alike = closureOf(bundle, fileName).filter((file) => later(file).length === length);
      const [namesake = fileName] = alike.toSorted();
      const sheet = namesake.replace(/\.js$/, ".css");
      if (!emitted.has(sheet)) this.emitFile({ type: "asset", fileName: sheet, source: textOf(later(namesake)) });
      emitted.add(sheet);
      viteMetadata?.importedCss.add(sheet);
    }
  },
});

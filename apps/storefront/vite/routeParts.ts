import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));

/** How the table of pages names one: `() => import("./features/home/route.ts")`. */
const lazyRoute = /\(\)\s*=>\s*import\(\s*"(\.[^"]*\/(?:\w+\.)?route\.ts)",?\s*\)/g;

const mark = /^export const (?<name>isPublic|isListed) = true;$/;

const reexport = /^export \{ (?<name>\w+)(?: as (?<part>\w+))? \} from "(?<from>\.[^"]+)";$/;

interface Part {
  readonly name: string;
  /** The source file. */
  readonly file: string;
}

interface Route {
  readonly Page?: Part;
  readonly loader: Part;
  readonly isPublic: boolean;
  readonly isListed: boolean;
}

/** Errors: Error for a statement that no route has, and without a loader. */
export function readRoute(file: string, text: string): Route {
  const parts = new Map<string, Part>();
  const marks = new Set<string>();
  for (const line of text.split("\n").filter((each) => each !== "" && !each.startsWith("//"))) {
    const marked = mark.exec(line)?.groups?.["name"];
    const { name, part = name, from } = reexport.exec(line)?.groups ?? {};
    if (marked !== undefined) marks.add(marked);
    else if (name !== undefined && from !== undefined && (part === "Page" || part === "loader"))
      parts.set(part, { name, file: join(dirname(file), from) });
    else
      throw new Error(
        `${file}: a route re-exports its Page and its loader, and says isPublic or isListed; not "${line}"`,
      );
  }
  const [Page, loader] = [parts.get("Page"), parts.get("loader")];
  if (loader === undefined) throw new Error(`${file} has no loader`);
  const said = { loader, isPublic: marks.has("isPublic"), isListed: marks.has("isListed") };
  return Page === undefined ? said : { Page, ...said };
}

const slashed = (file: string) => file.replaceAll("\\", "/");

/**
 * Writes out each `() => import("…/route.ts")` of the table of pages as its parts, since a page's code starts it and its loader comes with
 * the services. The server learns the page's file in the build's manifest, too.
 */
export const routeParts = (): Plugin => ({
  name: "kamra:route-parts",
  enforce: "pre",
  transform: {
    filter: { id: /\/routes\.tsx$/ },
    handler(code, id, options) {
      const isServer = options?.ssr === true;
      const importOf = ({ name, file }: Part) =>
        `async () => (await import(${JSON.stringify(`./${slashed(relative(dirname(id), file))}`)})).${name}`;
      return code.replaceAll(lazyRoute, (_written, path: string) => {
        const file = join(dirname(id), path);
        this.addWatchFile(file);
        const { Page, loader, isPublic, isListed } = readRoute(file, readFileSync(file, "utf8"));
        const chunk = isServer && Page !== undefined ? slashed(relative(root, Page.file)) : null;
        const fields = [
          ...(Page === undefined ? [] : [`Page: ${importOf(Page)}`]),
          `loader: ${importOf(loader)}`,
          ...(isServer ? [`file: ${JSON.stringify(chunk)}`, `isPublic: ${isPublic}`, `isListed: ${isListed}`] : []),
        ];
        return `{ ${fields.join(", ")} }`;
      });
    },
  },
});

/** The texts of files of stories and of the models that they show, by their paths. */
export type Sources = Readonly<Record<string, string>>;

interface Imported {
  readonly from: string;
  readonly isNamespace: boolean;
  readonly isType: boolean;
}

/** What a file declares at its top level, and what it imports, by name. */
interface File {
  readonly declared: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, Imported>;
  /** The stories and what they share, `meta`, by name. */
  readonly stories: ReadonlyMap<string, string>;
}

const comments = /^(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm;
const beginnings = /\n(?=(?:export|import|const|let|function|async|interface|type|class)\b)/;

const importStatement = /^import (type )?([\s\S]*?) from "([^"]+)"/;

const importsOf = (statement: string): ReadonlyArray<readonly [string, Imported]> => {
  const [, allTypes, what = "", from = ""] = importStatement.exec(statement) ?? [];
  const isNamespace = what.startsWith("* as ");
  return [...what.replace("* as ", "").matchAll(/(type )?([\w$]+)(?=\s*[,}]|$)/g)].map(([, ofType, name = ""]) => [
    name,
    { from, isNamespace, isType: (allTypes ?? ofType) !== undefined },
  ]);
};

const declaration =
  /^(?:export )?(?:async )?(?:const|let|function|interface|type|class) (?:([\w$]+)|[[{]([^=]*)[\]}] =)/;

const declaredBy = (statement: string): ReadonlyArray<string> => {
  const [, name, several = ""] = declaration.exec(statement) ?? [];
  return name === undefined ? [...several.matchAll(/[\w$]+(?=\s*(?:,|$))/g)].map(([each]) => each) : [name];
};

/** A statement of the top level begins at the beginning of a line, as the formatter leaves it. What a story file exports are stories. */
function parse(path: string, text: string): File {
  const statements = text.replaceAll(comments, "").split(beginnings);
  const isStory = (each: string) => path.endsWith(".stories.tsx") && /^(?:export|const meta\b)/.test(each);
  const own = statements.filter((each) => !isStory(each));
  return {
    stories: new Map(statements.filter(isStory).flatMap((each) => declaredBy(each).map((name) => [name, each]))),
    declared: new Map(
      own.flatMap((each) => declaredBy(each).map((name) => [name, each.replace(/^export /, "").trim()] as const)),
    ),
    imported: new Map(statements.flatMap(importsOf)),
  };
}

const strings = /"(?:[^"\\\n]|\\.)*"/g;

/** The names that code may refer to: neither within strings nor of members and attributes. */
const namesIn = (code: string): ReadonlySet<string> =>
  new Set(code.replaceAll(strings, '""').match(/(?<![\w$]|(?<!\.\.)\.)[a-zA-Z_$][\w$]*(?!=[^=>])/g));

const pathOf = (from: string, path: string): string => new URL(from, `file:///${path}`).pathname.slice(1);

/** The value of an arg in the text of a story: on lines of its own, or in one line with no other. */
const givenTo = (arg: string, story: string): string | undefined =>
  new RegExp(`^ {4}${arg}: ([\\s\\S]*?),\n(?= {4}[\\w.]| {2}\\})`, "m").exec(story)?.[1] ??
  new RegExp(`^ {2}args: \\{ ${arg}: ([^,]*) \\},$`, "m").exec(story)?.[1];

/** The entry of the package that offers what a file of it declares. */
const entryOf = (path: string): string => {
  const [, folder = ""] = /\/src\/(theme|richText)\//.exec(path) ?? [];
  return folder === "" ? "@kamra/ui" : `@kamra/ui/${folder}`;
};

/** Collects what names need, each after what it needs itself. */
class Needs {
  readonly declarations = new Set<string>();
  readonly imports = new Map<string, Set<string>>();
  readonly namespaces = new Set<string>();
  readonly #files = new Map<string, File>();
  readonly #begun = new Set<string>();

  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  #file(path: string): File {
    const file = this.#files.get(path) ?? parse(path, this.#sources[path] ?? "");
    this.#files.set(path, file);
    return file;
  }

  /** What a story, or else `meta`, gives an arg that the snippet calls by its name. */
  addArgs(snippet: string, path: string): void {
    const { declared, imported, stories } = this.#file(path);
    const [, story = ""] = /^const (\w+) =/.exec(snippet) ?? [];
    for (const name of namesIn(snippet)) {
      const value = givenTo(name, stories.get(story) ?? "") ?? givenTo(name, stories.get("meta") ?? "");
      if (value === undefined || value === name || declared.has(name) || imported.has(name)) continue;
      this.addNames(value, path);
      this.declarations.add(`const ${name} = ${value};`);
    }
  }

  addNames(code: string, path: string): void {
    for (const name of namesIn(code)) this.#add(name, code, path);
  }

  #add(name: string, code: string, path: string): void {
    const { declared, imported } = this.#file(path);
    const text = declared.get(name);
    if (text !== undefined) {
      if (this.#begun.has(text)) return;
      this.#begun.add(text);
      this.addNames(text, path);
      this.declarations.add(text);
      return;
    }
    const given = imported.get(name);
    if (given !== undefined) this.#addImported(name, given, code, path);
  }

  #addImported(name: string, { from, isNamespace, isType }: Imported, code: string, path: string): void {
    const at = from.startsWith(".") ? pathOf(from, path) : "";
    if (this.#sources[at] === undefined) {
      const module = from.startsWith(".") ? entryOf(at) : from;
      const names = this.imports.get(module) ?? new Set();
      this.imports.set(module, names.add(isType ? `type ${name}` : isNamespace ? `* as ${name}` : name));
    } else if (isNamespace) {
      this.namespaces.add(name);
      for (const [, member = ""] of code.matchAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}\\.([\\w$]+)`, "g")))
        this.#add(member, code, at);
    } else this.#add(name, code, at);
  }
}

/** A snippet of a story with all that it needs: imports that any project has, and below it the values that it shows. */
export function completeSnippet(written: string, path: string, sources: Sources): string {
  if (sources[path] === undefined) return written;
  const snippet = written.replaceAll(/^import [^;]*;\n+/gm, "");
  const needs = new Needs(sources);
  needs.addNames(snippet, path);
  needs.addArgs(snippet, path);
  const code = [snippet, ...needs.declarations]
    .join("\n\n")
    .replaceAll(/(?<![\w$]|(?<!\.\.)\.)fn\(\)/g, "() => undefined")
    .replaceAll(new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)(?:${[...needs.namespaces].join("|") || "$^"})\\.`, "g"), "");
  const imports = [...needs.imports].flatMap(([from, names]) => {
    const used = [...names].filter((name) => from !== "storybook/test" || new RegExp(`\\b${name}\\b`).test(code));
    return used.length === 0 ? [] : [`import { ${used.toSorted().join(", ")} } from "${from}";`];
  });
  return imports.length === 0 ? code : `${imports.toSorted().join("\n")}\n\n${code}`;
}

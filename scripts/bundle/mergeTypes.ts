import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** The text of declaration files by path. */
export type TypeFiles = ReadonlyMap<string, string>;

interface Module {
  readonly path: string;
  /** What each of its names is: `cart/Cart.d.ts#Cart`, `effect/Effect#*`. */
  readonly names: ReadonlyMap<string, string>;
  /** Names that it uses and does not declare: its type parameters and the platform's. */
  readonly free: ReadonlySet<string>;
  /** Files that it imports for what they add to others' types. */
  readonly bare: ReadonlyArray<string>;
  /** What it declares. */
  readonly text: string;
}

const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement);

/** `export {}`, which makes a file a module. */
const isModuleMark = (statement: ts.Statement): boolean => statement.getText() === "export {};";

const declaredIn = (statement: ts.Statement): ReadonlyArray<string> => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const named = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const { name } = named || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? statement : {};
  return name === undefined ? [] : [name.text];
};

/** Names of types and values that a node refers to. */
function usedIn(node: ts.Node): ReadonlyArray<string> {
  const inside: string[] = [];
  node.forEachChild((child) => void inside.push(...usedIn(child)));
  if (ts.isTypeReferenceNode(node)) inside.push(node.typeName.getText().split(".")[0] ?? "");
  if (ts.isTypeQueryNode(node)) inside.push(node.exprName.getText().split(".")[0] ?? "");
  if (ts.isExpressionWithTypeArguments(node)) inside.push(node.expression.getText().split(".")[0] ?? "");
  return inside;
}

const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith(".") ? join(dirname(importer), specifier).replace(/\.js$/, ".d.ts") : specifier;

/** What an import gives each name; null when it is no list of names, and no namespace. */
function importedBy({ importClause, moduleSpecifier }: ts.ImportDeclaration, importer: string) {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || importClause?.name !== undefined || !ts.isStringLiteral(moduleSpecifier)) return null;
  const file = fileOf(moduleSpecifier.text, importer);
  return ts.isNamespaceImport(bindings)
    ? [[bindings.name.text, `${file}#*`] as const]
    : bindings.elements.map(({ name, propertyName }) => [name.text, `${file}#${(propertyName ?? name).text}`] as const);
}

/** A module of imports and declarations alone; null for any other. */
function readModule(path: string, text: string): Module | null {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = statements.filter((statement) => ts.isImportDeclaration(statement));
  const imported = imports.map((statement) => importedBy(statement, path));
  const declarations = statements.filter(isDeclaration);
  const marks = statements.filter(isModuleMark);
  if (imports.length + declarations.length + marks.length < statements.length || imported.includes(null)) return null;
  const names = new Map(imported.flatMap((each) => each ?? []));
  for (const name of declarations.flatMap(declaredIn)) names.set(name, `${path}#${name}`);
  return {
    path,
    names,
    free: new Set(declarations.flatMap(usedIn).filter((name) => !names.has(name))),
    bare: imports.flatMap(({ moduleSpecifier }, index) =>
      imported[index]?.length === 0 && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [],
    ),
    text: `${declarations
      .map((statement) => statement.getFullText())
      .join("")
      .trimStart()}\n`,
  };
}

/** Whether all names of both mean the same in one file. */
const areOfOneMind = (a: Module, b: Module): boolean =>
  Array.from(b.names).every(([name, meaning]) => !a.free.has(name) && (a.names.get(name) ?? meaning) === meaning) &&
  Array.from(a.names.keys()).every((name) => !b.free.has(name));

const both = (a: Module, b: Module): Module => ({
  path: a.path,
  names: new Map([...a.names, ...b.names]),
  free: new Set([...a.free, ...b.free]),
  bare: [...new Set([...a.bare, ...b.bare])],
  text: a.text + b.text,
});

/** The text of a merged file: imports of what it does not declare itself, and all declarations. */
function written({ names, bare, text, path }: Module, merged: ReadonlySet<string>): string {
  const imports = Array.from(names).flatMap(([name, meaning]) => {
    const [file = "", imported = ""] = meaning.split("#");
    if (merged.has(file) && imported === name) return [];
    const beside = relative(dirname(path), file).replace(/\.d\.ts$/, ".js");
    const specifier = file.endsWith(".d.ts") ? (beside.startsWith(".") ? beside : `./${beside}`) : file;
    const what = imported === "*" ? `* as ${name}` : imported === name ? `{ ${name} }` : `{ ${imported} as ${name} }`;
    return [`import type ${what} from "${specifier}";\n`];
  });
  return [...bare.map((file) => `import type {} from "${file}";\n`), ...imports, text, "export {};\n"].join("");
}

/** `export * as fields from "./fields.js"`: all that a file has. */
const wholeFile = /\* (?:as \w+ )?from "(\.[^"]+)"/g;

const relativeSpecifier = /((?:from|import|module) ?\(?")(\.{1,2}\/[^"]+\.js)"/g;

/**
 * Declaration files with those of a folder in one, `types.d.ts`, where each name means the same in all of them. Entries
 * stay, files that add to others' types, and those that another file exports as a whole.
 */
export function mergeTypes(files: TypeFiles, { entries }: { readonly entries: ReadonlySet<string> }): TypeFiles {
  const whole = Array.from(files, ([path, text]) =>
    Array.from(text.matchAll(wholeFile), ([, specifier = ""]) => fileOf(specifier, path)),
  );
  const kept = new Set([...entries, ...whole.flat()]);
  const groups = new Map<string, { module: Module; members: Set<string> }>();
  for (const [path, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const module = kept.has(path) ? null : readModule(path, text);
    if (module === null) continue;
    const target = join(dirname(path), "types.d.ts");
    const group = groups.get(target);
    if (group === undefined) groups.set(target, { module: { ...module, path: target }, members: new Set([path]) });
    else if (areOfOneMind(group.module, module)) {
      group.module = both(group.module, module);
      group.members.add(path);
    }
  }
  const targets = new Map<string, string>();
  const merged = new Map(files);
  for (const [target, { module, members }] of groups) {
    if (members.size === 1) continue;
    for (const path of members) {
      merged.delete(path);
      targets.set(path, target);
    }
    if (merged.has(target)) throw new Error(`${target} is a module's own name`);
    merged.set(target, written(module, members));
  }
  const renamed = (text: string, importer: string) =>
    text.replace(relativeSpecifier, (all, start: string, specifier: string) => {
      const target = targets.get(fileOf(specifier, importer));
      if (target === undefined) return all;
      const path = relative(dirname(importer), target).replace(/\.d\.ts$/, ".js");
      return `${start}${path.startsWith(".") ? path : `./${path}`}"`;
    });
  return new Map(Array.from(merged, ([path, text]) => [path, renamed(text, path)]));
}

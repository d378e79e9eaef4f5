import ts from "typescript";

/** What the packages offer for screens, and no screen of the shop uses. */
export interface Idle {
  readonly name: string;
  readonly file: string;
}

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const descendants = (node: ts.Node): ReadonlyArray<ts.Node> => {
  const all: Array<ts.Node> = [];
  const visit = (each: ts.Node): void => {
    all.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return all;
};

/** The names of an interface's members, in each of its declarations whose name fits. */
const membersOf = (source: ts.SourceFile, wanted: RegExp): ReadonlyArray<Idle> =>
  descendants(source)
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter(({ name }) => wanted.test(name.text))
    .flatMap(({ members }) => members.map(({ name }) => ({ name: name?.getText() ?? "", file: source.fileName })));

/** The names that a source reads: members, parts of objects, and imports. */
const readsOf = (source: ts.SourceFile): ReadonlyArray<string> =>
  descendants(source).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node)) return [node.name.text];
    if (ts.isBindingElement(node) || ts.isImportSpecifier(node)) return [(node.propertyName ?? node.name).getText()];
    return [];
  });

/** The kind of dialog of `ask({ kind: "deletion", … })`. */
const askedOf = (source: ts.SourceFile): ReadonlyArray<string> =>
  descendants(source)
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => /(?:^|\.)ask$/.test(expression.getText()))
    .flatMap(({ arguments: [dialog] }) =>
      dialog !== undefined && ts.isObjectLiteralExpression(dialog) ? dialog.properties : [],
    )
    .filter((property) => ts.isPropertyAssignment(property))
    .filter(({ name }) => name.getText() === "kind")
    .flatMap(({ initializer }) => (ts.isStringLiteral(initializer) ? [initializer.text] : []));

const hooksIn = (source: ts.SourceFile): ReadonlyArray<Idle> =>
  descendants(source)
    .filter((node) => ts.isExportSpecifier(node))
    .filter(({ name }) => /^use[A-Z]/.test(name.text))
    .map(({ name }) => ({ name: name.text, file: source.fileName }));

/**
 * Methods and stores of the services and hooks that no page reads, kinds of dialogs that nobody asks, and cookies that
 * no service reads; the sources are those of programs, by file, without tests. A hook reads for the pages that call it.
 */
export function findIdle(sources: ReadonlyMap<string, string>): ReadonlyArray<Idle> {
  const parsed = Array.from(sources, ([file, text]) => parse(file, text));
  const inside = (folder: RegExp) => parsed.filter(({ fileName }) => folder.test(fileName));
  const readIn = (folder: RegExp) => new Set(inside(folder).flatMap(readsOf));

  const onPages = readIn(/^apps\/storefront\//);
  const hooks = inside(/^packages\/react\/src\/index\.ts$/).flatMap(hooksIn);
  const idleHooks = hooks.filter(({ name }) => !onPages.has(name));
  const byHooks = new Set(
    inside(/^packages\/react\//)
      .filter(({ fileName }) => !idleHooks.some(({ name }) => fileName.includes(`/${name}.`)))
      .flatMap(readsOf),
  );
  const methods = inside(/^packages\/core\/.*\/service\/Shop\w+\.ts$/).flatMap((source) => membersOf(source, /^Shop/));
  const asked = new Set(parsed.flatMap(askedOf));
  const dialogs = inside(/^packages\/core\//).flatMap((source) => membersOf(source, /^DialogKinds$/));
  const read = readIn(/^packages\/core\/.*(?<!\/ShopSettings\.ts)$/);
  const cookies = inside(/\/ShopSettings\.ts$/)
    .flatMap((source) => membersOf(source, /^ShopSettings$/))
    .filter(({ name }) => name.endsWith("Cookie"));
  return [
    ...idleHooks,
    ...methods.filter(({ name }) => !onPages.has(name) && !byHooks.has(name)),
    ...dialogs.filter(({ name }) => !asked.has(name)),
    ...cookies.filter(({ name }) => !read.has(name)),
  ];
}

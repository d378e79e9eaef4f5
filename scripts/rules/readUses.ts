import ts from "typescript";

/** The names that a source uses. A re-export is no use, but for that of a page: the router loads whole `route.ts` files. */
export interface Uses {
  /** The imported names. */
  readonly imported: ReadonlySet<string>;
  /** The names used outside of their own declaration. */
  readonly named: ReadonlySet<string>;
}

/** `(await import("./Page.tsx"))` */
const isLoaded = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? isLoaded(node.expression)
    : ts.isAwaitExpression(node) &&
      ts.isCallExpression(node.expression) &&
      node.expression.expression.kind === ts.SyntaxKind.ImportKeyword;

const declarationOf = (node: ts.Node): ts.Declaration | undefined =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isClassLike(node) || ts.isTypeElement(node)
    ? node
    : undefined;

const isDeclaring = ({ parent, text }: ts.Identifier): boolean =>
  ts.isImportClause(parent) || ts.getNameOfDeclaration(declarationOf(parent))?.getText() === text;

/** A function that only calls itself is unused. */
const isInsideOwn = (name: ts.Identifier): boolean =>
  ts.findAncestor(name.parent, (node) => ts.getNameOfDeclaration(declarationOf(node))?.getText() === name.text) !==
  undefined;

const isRoute = (file: string): boolean => /(?:^|[/.])route\.ts$/.test(file);

/** Of `export { CategoryPage as Page } from "./CategoryPage.tsx"`: `CategoryPage`. */
const exportedNames = ({ exportClause }: ts.ExportDeclaration): ReadonlyArray<string> =>
  exportClause !== undefined && ts.isNamedExports(exportClause)
    ? exportClause.elements.map(({ name, propertyName = name }) => propertyName.text)
    : [];

export const readUses = (text: string, { file }: { readonly file: string }): Uses => {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const imported = new Set<string>();
  const named = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isExportDeclaration(node)) {
      if (isRoute(file)) exportedNames(node).forEach((name) => imported.add(name));
      return;
    }
    if (ts.isImportSpecifier(node)) imported.add((node.propertyName ?? node.name).text);
    else if (ts.isPropertyAccessExpression(node) && isLoaded(node.expression)) imported.add(node.name.text);
    else if (ts.isIdentifier(node) && !isDeclaring(node) && !isInsideOwn(node)) named.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imported, named };
};

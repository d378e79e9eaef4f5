import ts from "typescript";

export interface NamedText {
  readonly name: string;
  /** The objects that it stands in, the outermost first. */
  readonly groups: ReadonlyArray<string>;
}

/** The exported texts of a `text.hu.ts` by name, without the groups of a declared set of keys. */
export function readTexts(text: string): ReadonlyArray<NamedText> {
  const source = ts.createSourceFile("text.hu.ts", text, ts.ScriptTarget.Latest, true);
  const texts: NamedText[] = [];
  const visit = (node: ts.Node, groups: ReadonlyArray<string>): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      return visit(node.initializer, [...groups, node.name.text]);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      const { text: name } = node.name;
      if (ts.isObjectLiteralExpression(node.initializer)) return visit(node.initializer, [...groups, name]);
      // `satisfies`: picked from by key.
      if (!ts.isSatisfiesExpression(node.initializer)) texts.push({ name, groups });
      return;
    }
    ts.forEachChild(node, (child) => visit(child, groups));
  };
  const isExported = (statement: ts.Statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  for (const statement of source.statements.filter(isExported)) visit(statement, []);
  return texts;
}

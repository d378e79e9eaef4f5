import ts from "typescript";
import { readTexts } from "./readTexts.ts";

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const lastName = (node: ts.Expression): string | undefined =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : undefined;

/** The names that a source reads texts by; a whole group is read by a computed key or when it is spread. */
function readsOf(source: ts.SourceFile): { readonly named: ReadonlySet<string>; readonly groups: ReadonlySet<string> } {
  const named = new Set<string>();
  const groups = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) named.add(node.name.text);
    if (ts.isBindingElement(node)) named.add((node.propertyName ?? node.name).getText());
    if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) named.add(node.text);
    if (ts.isElementAccessExpression(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
      const group = lastName(node.expression);
      if (group !== undefined) groups.add(group);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { named, groups };
}

/** The texts for shoppers that no program shows; the sources are those of programs, by file, without tests. */
export function findUnusedTexts(sources: ReadonlyMap<string, string>): ReadonlyArray<string> {
  const reads = Array.from(sources, ([file, text]) => readsOf(parse(file, text)));
  const named = new Set(reads.flatMap((each) => Array.from(each.named)));
  const picked = new Set(reads.flatMap(({ groups }) => Array.from(groups)));
  return Array.from(sources)
    .filter(([file]) => file.endsWith("/text.hu.ts"))
    .flatMap(([file, text]) =>
      readTexts(text).flatMap(({ name, groups }) =>
        named.has(name) || groups.some((group) => picked.has(group)) ? [] : [`${name} in ${file}`],
      ),
    );
}

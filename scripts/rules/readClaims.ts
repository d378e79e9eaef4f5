import ts from "typescript";
import type { Claim } from "./Claim.ts";

const tag = /@rule (.+?)(?: \*\/)?$/gm;
const exampleTag = /@example (.+?)(?: \*\/)?$/gm;

type Declared =
  | ts.FunctionDeclaration
  | ts.VariableDeclaration
  | ts.ClassLikeDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.TypeElement;

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeElement(node);

const headOf = (node: ts.Node, body: ts.Node | undefined): string =>
  node
    .getSourceFile()
    .text.slice(node.getStart(), body?.getFullStart() ?? node.end)
    .replace(/^export /, "")
    .replace(/\s*(=>|=|;)?\s*$/, "");

/** The body of a function, in `memo` or not. */
const bodyIn = (value: ts.Expression | undefined): ts.Node | undefined => {
  if (value === undefined) return undefined;
  if (ts.isCallExpression(value) && value.expression.getText() === "memo") return bodyIn(value.arguments[0]);
  return ts.isFunctionLike(value) && "body" in value ? value.body : undefined;
};

/** The declaration without its body; of an overloaded function, each way to call it. */
const signatureOf = (node: Declared): string => {
  if (ts.isFunctionDeclaration(node)) {
    const ways =
      node.body === undefined
        ? node.parent
            .getChildren()
            .flatMap((list) => list.getChildren())
            .filter(
              (other) =>
                ts.isFunctionDeclaration(other) && other.body === undefined && other.name?.text === node.name?.text,
            )
        : [node];
    return ways.map((way) => headOf(way, ts.isFunctionDeclaration(way) ? way.body : undefined)).join("\n");
  }
  if (ts.isVariableDeclaration(node)) {
    const body = bodyIn(node.initializer);
    return `const ${headOf(node, body ?? node.initializer).replace("memo(", "")}`;
  }
  if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node))
    return headOf(node, node.members[0]).replace(/\s*\{[^{}]*$/, "");
  return headOf(node, undefined);
};

/**
 * The rules of a source's declarations.
 *
 * Errors: a tag without a declaration.
 */
export const readClaims = (text: string, { file }: { readonly file: string }): ReadonlyArray<Claim> => {
  const tags = text.match(tag)?.length ?? 0;
  if (tags === 0) return [];
  const claims: Array<Claim> = [];
  let read = 0;
  const visit = (node: ts.Node): void => {
    if (isDeclared(node)) {
      const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.getText() ?? "";
      const examples = Array.from(doc.matchAll(exampleTag), ([, example = ""]) => example);
      for (const [, rules = ""] of doc.matchAll(tag)) {
        read += 1;
        for (const rule of rules.split(", "))
          claims.push({
            rule,
            file,
            name: ts.getNameOfDeclaration(node)?.getText() ?? file,
            isMember: ts.isTypeElement(node),
            signature: signatureOf(node),
            examples,
          });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  if (read !== tags) throw new Error(`${file}: of ${tags} @rule tags ${read} belong to a declaration`);
  return claims;
};

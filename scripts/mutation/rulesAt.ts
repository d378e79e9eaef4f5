import ts from "typescript";
import { readClaims } from "../rules/readClaims.ts";

/**
 * The rules of the code at a place of a module: its declaration's (`@rule`), else those of the whole module, which it
 * helps. None in a module without any, such as plain arithmetic.
 */
export function rulesAt(source: string, position: number): ReadonlySet<string> {
  const { statements } = ts.createSourceFile("rule.ts", source, ts.ScriptTarget.Latest, true);
  const around = statements.find(({ pos, end }) => pos <= position && position < end);
  const rulesIn = (text: string) => readClaims(text, { file: "rule.ts" }).map(({ rule }) => rule);
  const own = rulesIn(around?.getFullText() ?? "");
  return new Set(own.length > 0 ? own : rulesIn(source));
}

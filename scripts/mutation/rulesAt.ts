import ts from "typescript";
import { readClaims } from "../rules/readClaims.ts";

/**
 * The rules that the code at a place of a module carries: those its declaration claims (`@rule`); where it claims none,
 * those of the whole module, whose rule it helps to answer. None in a module that claims none, such as one that only
 * reckons.
 */
export function rulesAt(source: string, position: number): ReadonlySet<string> {
  const { statements } = ts.createSourceFile("rule.ts", source, ts.ScriptTarget.Latest, true);
  const around = statements.find(({ pos, end }) => pos <= position && position < end);
  const rulesIn = (text: string) => readClaims(text, { file: "rule.ts" }).map(({ rule }) => rule);
  const own = rulesIn(around?.getFullText() ?? "");
  return new Set(own.length > 0 ? own : rulesIn(source));
}

import type { Rule } from "./Rule.ts";

const heading = /^## (.+)$/;
const row = /^\| ([A-Z]+-\d+) \| (pure|stateful)( ∀)? \| (.+) \|$/;

/** The rules of docs/rule-book.md, in its order; a duplicate number comes twice. */
export const readBook = (markdown: string): ReadonlyArray<Rule> => {
  let section = "";
  return markdown.split("\n").flatMap((line) => {
    section = heading.exec(line)?.[1] ?? section;
    const [, id, kind, universal, words] = row.exec(line) ?? [];
    return id === undefined || words === undefined
      ? []
      : [{ id, section, isPure: kind === "pure", isUniversal: universal !== undefined, words }];
  });
};

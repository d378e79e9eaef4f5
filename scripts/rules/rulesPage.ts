import type { Claim } from "./Claim.ts";
import type { Outcome } from "./Outcome.ts";
import { type Proof, proofsIn } from "./proofsIn.ts";
import type { Rule } from "./Rule.ts";

export interface PageContent {
  readonly book: ReadonlyArray<Rule>;
  readonly claims: ReadonlyArray<Claim>;
  readonly unit: ReadonlyArray<Outcome>;
  /** By the name of a suite, the rules that its sources name. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
}

const intro = `# The rules, and what carries them

Made from [the rule book](rule-book.md), the doc comments and the unit tests by \`npm run rules\`, which names
each test of a rule when it is given its number. ∀: proved over generated inputs.`;

const isOfPackage = ({ file }: { readonly file: string }): boolean => file.startsWith("packages/");

const titleOf = ({ id, isUniversal }: Rule): string => (isUniversal ? `${id} ∀` : id);

const link = ({ name, file }: Pick<Claim, "name" | "file">): string => `[${name}](../${file})`;

const carrier = (claim: Claim): string =>
  [
    `${link(claim)}`,
    "",
    "```ts",
    claim.signature,
    ...(claim.examples.length > 0 ? ["", ...claim.examples] : []),
    "```",
  ].join("\n");

const proved = (proofs: ReadonlyArray<Proof>): string => {
  const files = new Set(proofs.map(({ file }) => file));
  return `Proved in ${Array.from(files, (file) => link({ name: file.slice(file.lastIndexOf("/") + 1), file })).join(", ")}.`;
};

/** docs/rules.md: each pure rule with what carries it, its examples and its proofs, then where the stateful ones are. */
export const rulesPage = ({ book, claims, unit, named }: PageContent): string => {
  // Results of the apps' tests may depend on the machine, for example on a database server.
  const proofs = proofsIn(unit.filter(isOfPackage));
  const carriersOf = ({ id }: Rule) => claims.filter(({ rule }) => rule === id);
  const pure = Map.groupBy(
    book.filter(({ isPure }) => isPure),
    ({ section }) => section,
  );
  const paragraphs = [
    intro,
    ...Array.from(pure).flatMap(([heading, rules]) => [
      `## ${heading}`,
      ...rules.flatMap((rule) => [
        `### ${titleOf(rule)}`,
        rule.words,
        ...carriersOf(rule).filter(isOfPackage).map(carrier),
        proved(proofs.get(rule.id) ?? []),
      ]),
    ]),
    "## Stateful rules",
    [
      "| rule | carried by | tested in |",
      "|---|---|---|",
      ...book
        .filter(({ isPure }) => !isPure)
        .map((rule) => {
          const suites = Array.from(named).flatMap(([suite, rules]) => (rules.has(rule.id) ? [suite] : []));
          return `| ${titleOf(rule)} | ${carriersOf(rule).map(link).join(", ")} | ${suites.join(", ")} |`;
        }),
    ].join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
};

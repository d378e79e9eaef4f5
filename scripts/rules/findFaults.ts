import type { Claim } from "./Claim.ts";
import type { Idle } from "./findIdle.ts";
import { numbersIn } from "./numbersIn.ts";
import type { Outcome } from "./Outcome.ts";
import { proofsIn } from "./proofsIn.ts";
import type { Rule } from "./Rule.ts";

export interface Evidence {
  readonly book: ReadonlyArray<Rule>;
  readonly claims: ReadonlyArray<Claim>;
  /** The results of the unit tests: only they prove a pure rule. */
  readonly unit: ReadonlyArray<Outcome>;
  /** The results of the browser suites. */
  readonly browsers: ReadonlyArray<Outcome>;
  /** Rules that are named by tests of suites that did not run. */
  readonly elsewhere: ReadonlySet<string>;
  /** Claims of declarations that no program calls outside of tests. */
  readonly uncalled: ReadonlyArray<Claim>;
  /** What the packages offer for screens, and no screen uses. */
  readonly idle: ReadonlyArray<Idle>;
  /** Rules and declarations that may be without a claim or a caller, with the reason. */
  readonly waiting: Readonly<Record<string, string>>;
}

/** The gaps in the book and its proof, one sentence each. */
export const findFaults = ({
  book,
  claims,
  unit,
  browsers,
  elsewhere,
  uncalled,
  idle,
  waiting,
}: Evidence): ReadonlyArray<string> => {
  const known = new Set(book.map(({ id }) => id));
  const claimed = new Set(claims.map(({ rule }) => rule));
  const unitProofs = proofsIn(unit);
  const allProofs = proofsIn([...unit, ...browsers]);
  const faultsOf = ({ id, isPure, isUniversal }: Rule): ReadonlyArray<string> => {
    const carriers = claims.filter(({ rule }) => rule === id);
    const proofs = (isPure ? unitProofs : allProofs).get(id) ?? [];
    const isPending = !isPure && elsewhere.has(id);
    return [
      ...(isPure && !carriers.some(({ file }) => file.startsWith("packages/core/"))
        ? [`${id} is pure, and nothing in the core carries it`]
        : []),
      ...(!isPure && carriers.length === 0 && waiting[id] === undefined ? [`${id} is claimed by no code`] : []),
      ...(carriers.length > 0 && proofs.length === 0 && !isPending
        ? [`${id} is claimed, and no ${isPure ? "unit test" : "test"} that passed names it`]
        : []),
      ...(isUniversal &&
      proofs.length > 0 &&
      !isPending &&
      !proofs.some(({ file }) => /\.property\.(?:test|spec)\./.test(file))
        ? [`${id} holds for all inputs, and no property that passed names it`]
        : []),
    ];
  };
  return [
    ...book
      .filter(({ id }, index) => book.findIndex((other) => other.id === id) !== index)
      .map(({ id }) => `${id} is in the book more than once`),
    ...claims
      .filter(({ rule }) => !known.has(rule))
      .map(({ rule, name, file }) => `${rule} is not in the book: ${name} in ${file}`),
    ...[...unit, ...browsers].flatMap(({ file, title }) =>
      numbersIn(title).flatMap((id) => (known.has(id) ? [] : [`${id} is not in the book: "${title}" in ${file}`])),
    ),
    ...book.flatMap(faultsOf),
    ...uncalled
      .filter(({ name }) => waiting[name] === undefined)
      .map(({ rule, name, file }) => `${rule} is claimed by ${name} in ${file}, which no program calls`),
    ...idle
      .filter(({ name }) => waiting[name] === undefined)
      .map(({ name, file }) => `${name} in ${file} is on no screen`),
    ...Object.keys(waiting)
      .filter(
        (each) => ![...uncalled, ...idle].some(({ name }) => name === each) && (!known.has(each) || claimed.has(each)),
      )
      .map((each) => `${each} waits for nothing any more: take it out of scripts/rules/waiting.ts`),
  ];
};

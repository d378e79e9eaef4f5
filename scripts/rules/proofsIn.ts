import { numbersIn } from "./numbersIn.ts";
import type { Outcome } from "./Outcome.ts";

/** A test that passed in all its runs. */
export type Proof = Pick<Outcome, "file" | "title">;

/** A title with more rules than these lists what a test touches, not what it asserts. */
const mostRules = 5;

/** Tests of generators, which prove nothing about the code. */
const isOfGenerators = ({ file }: Outcome): boolean => file.startsWith("packages/testing/src/arbitraries/");

const rulesIn = (title: string): ReadonlyArray<string> => {
  const rules = numbersIn(title);
  return rules.length > mostRules ? [] : rules;
};

/** The tests that prove each rule, in the order of their files and titles. A test that failed or was skipped proves nothing. */
export const proofsIn = (outcomes: ReadonlyArray<Outcome>): ReadonlyMap<string, ReadonlyArray<Proof>> => {
  const tests = Map.groupBy(
    outcomes.filter((outcome) => outcome.status !== "skipped" && !isOfGenerators(outcome)),
    ({ file, title }) => `${file} ${title}`,
  );
  const proofs = Array.from(tests).flatMap(([key, runs]) => {
    const [first] = runs;
    return first === undefined || runs.some(({ status }) => status === "failed")
      ? []
      : rulesIn(first.title).map((rule) => ({ key, rule, proof: first }));
  });
  const inOrder = proofs.sort((one, other) => (one.key < other.key ? -1 : 1));
  return new Map(
    Array.from(
      Map.groupBy(inOrder, ({ rule }) => rule),
      ([rule, found]) => [rule, found.map(({ proof }) => proof)],
    ),
  );
};

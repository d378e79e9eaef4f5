/**
 * Maximum seconds of each step of `npm test` without a cache; CI fails beyond. About 1.6 times a quiet machine with two
 * processors, company in the same round included, and 20 at least; a slower machine gets more (`machineFactor`). The
 * duration of `changedRules` and `mutation` depends on the change.
 */
export const budgets = {
  types: 110,
  check: 140,
  audit: 90,
  scriptTests: 60,
  unit: 420,
  changedRules: 300,
  mutation: 600,
  drill: 110,
  builds: 90,
  packages: 40,
  sizes: 50,
  stories: 200,
  shop: 420,
  rules: 20,
} as const;

export type StepName = keyof typeof budgets;

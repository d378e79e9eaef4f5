/**
 * Seconds that each step of `npm test` may take with nothing cached; beyond them CI fails. They are about 1.6 times what a quiet
 * machine with two processors takes, and 20 at least. How long `changedRules` and `mutation` take hangs on what was changed.
 */
export const budgets = {
  codegen: 20,
  format: 40,
  types: 65,
  scriptTypes: 30,
  lint: 140,
  rootLint: 25,
  unused: 20,
  audit: 60,
  scriptTests: 20,
  unit: 520,
  changedRules: 300,
  mutation: 600,
  builds: 35,
  sizes: 20,
  stories: 120,
  shop: 330,
  rules: 20,
} as const;

export type StepName = keyof typeof budgets;

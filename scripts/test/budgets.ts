/**
 * Seconds that each step of `npm test` may take on two processors with nothing cached, eight minutes in all and a third
 * more for a slower machine. Beyond them CI fails.
 */
export const budgets = {
  codegen: 15,
  format: 30,
  types: 70,
  scriptTypes: 30,
  lint: 120,
  rootLint: 40,
  unused: 20,
  scriptTests: 30,
  unit: 250,
  changedRules: 60,
  mutation: 90,
  builds: 60,
  sizes: 30,
  stories: 70,
  shop: 150,
  rules: 30,
} as const;

export type StepName = keyof typeof budgets;

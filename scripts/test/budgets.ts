/**
 * Seconds that each step of `npm test` may take with nothing cached; beyond them CI fails. They are three times what a quiet
 * machine with two processors takes, so that they catch a step that has grown out of bounds, not a busy machine.
 */
export const budgets = {
  codegen: 60,
  format: 120,
  types: 240,
  scriptTypes: 90,
  lint: 420,
  rootLint: 120,
  unused: 60,
  audit: 90,
  scriptTests: 90,
  unit: 960,
  changedRules: 300,
  mutation: 600,
  builds: 240,
  sizes: 180,
  stories: 420,
  shop: 720,
  rules: 240,
} as const;

export type StepName = keyof typeof budgets;

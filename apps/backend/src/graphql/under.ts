import type { Validation } from "./Refusal.ts";

/** What is wrong with an object of an input, by the paths of its fields. */
export const under = (path: string, validation: Validation): Validation =>
  Object.fromEntries(Object.entries(validation).map(([field, messages]) => [`${path}.${field}`, messages]));

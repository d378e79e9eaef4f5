import type { Mutant } from "./mutantsOf.ts";
import { shownChange } from "./shownChange.ts";

/** One line that says where a mutant is and what it changes. */
export const shownMutant = ({ file, line, replaced, by }: Mutant): string =>
  `  ${file}:${line}  ${shownChange(replaced, by)}`;

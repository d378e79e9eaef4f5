import type { Mutant } from "./mutantOf.ts";
import { shownChange } from "./shownChange.ts";

/** A mutant's place and change on one line. */
export const shownMutant = ({ file, line, replaced, by }: Mutant): string =>
  `  ${file}:${line}  ${shownChange(replaced, by)}`;

import type { Check } from "./Check.ts";
import { createCartOncePerKey } from "./checks/createCartOncePerKey.ts";
import { errorCodes } from "./checks/errorCodes.ts";
import { guestsHaveNoAccount } from "./checks/guestsHaveNoAccount.ts";
import { hashFollowsContent } from "./checks/hashFollowsContent.ts";
import { keyIsForOneInput } from "./checks/keyIsForOneInput.ts";
import { oldRevisionIsRefused } from "./checks/oldRevisionIsRefused.ts";
import { oneOfTwoWritersWins } from "./checks/oneOfTwoWritersWins.ts";
import { pagesFollowEachOther } from "./checks/pagesFollowEachOther.ts";
import { quantitiesAreAbsolute } from "./checks/quantitiesAreAbsolute.ts";
import { schema } from "./checks/schema.ts";
import { totalsAddUp } from "./checks/totalsAddUp.ts";

/** In the order of the report. */
export const checks: ReadonlyArray<Check> = [
  schema,
  pagesFollowEachOther,
  guestsHaveNoAccount,
  errorCodes,
  createCartOncePerKey,
  keyIsForOneInput,
  quantitiesAreAbsolute,
  totalsAddUp,
  hashFollowsContent,
  oldRevisionIsRefused,
  oneOfTwoWritersWins,
];

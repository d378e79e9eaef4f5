export { databaseLike } from "./emptyDatabase.ts";
export { type Forwarded, forwardTo } from "./forwardTo.ts";
export { leastCost } from "./leastCost.ts";
export { parseAs } from "./parseAs.ts";
export { testDatabase } from "./testDatabase.ts";

export { databaseLike } from "./emptyDatabase.ts";
export { type Forwarded, forwardTo } from "./forwardTo.ts";
export { leastCost } from "./leastCost.ts";
export { testDatabase } from "./testDatabase.ts";

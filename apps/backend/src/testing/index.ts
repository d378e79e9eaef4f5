export { databaseLike } from "./emptyDatabase.ts";
export { leastCost } from "./leastCost.ts";
export { testDatabase } from "./testDatabase.ts";

export { testDatabase } from "./testDatabase.ts";

export type { Backend, BackendOptions } from "./Backend.ts";
export type { CatalogueSeed, Progress } from "./catalogue/CatalogueSeed.ts";
export { createBackend } from "./createBackend.ts";
export type { Database, DatabaseLocation } from "./database/Database.ts";
export { DataFolderInUse } from "./database/DataFolderInUse.ts";
export type { DatabaseSchema } from "./database/DatabaseSchema.ts";
export { resetDatabase } from "./database/resetDatabase.ts";
export { ids as smallSeedIds, smallSeed } from "./testing/smallSeed.ts";

import { onBothDatabases } from "../../../apps/backend/src/testing/onBothDatabases.ts";

export { onBothDatabases };

/** Stands in for the one that always runs on both during mutation runs: the embedded database takes seconds to start. */
export const onBothDatabasesAlways = onBothDatabases;

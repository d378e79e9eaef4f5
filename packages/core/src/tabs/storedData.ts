import * as Schema from "effect/Schema";

/** The messages between tabs. */
export const TabMessage = Schema.Struct({ topic: Schema.String, message: Schema.Unknown });

import * as Schema from "effect/Schema";

/** What tabs tell each other. */
export const TabMessage = Schema.Struct({ topic: Schema.String, message: Schema.Unknown });

import * as Schema from "effect/Schema";
import { nullish } from "../decoding/nullish.ts";

const refusal = { code: Schema.optional(Schema.Unknown), validation: Schema.optional(Schema.Unknown) };
const message = Schema.optional(Schema.Unknown);

/** What every answer of the GraphQL endpoint is made of. */
export const GraphqlBody = Schema.Struct({
  data: Schema.optional(Schema.Unknown),
  errors: nullish(Schema.Array(Schema.Struct({ message, extensions: nullish(Schema.Struct(refusal)) }))),
});

/** What the list service says of a refusal. */
export const ListRefusal = Schema.Struct({ message, ...refusal });

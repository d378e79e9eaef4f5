import * as Schema from "effect/Schema";
import type * as model from "./LoginSession.ts";

/** Schema of `LoginSession`: a browser or program in which the shopper is logged in. */
export const LoginSession = Schema.Struct({
  id: Schema.NonEmptyString,
  device: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  lastUsedAt: Schema.String,
  isCurrent: Schema.Boolean,
}) satisfies { readonly Type: model.LoginSession };

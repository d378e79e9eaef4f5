import * as Schema from "effect/Schema";
import type * as model from "./Redirect.ts";

/** Schema of `Redirect`: the new address of a removed page. */
export const Redirect = Schema.Struct({
  target: Schema.String,
  isPermanent: Schema.Boolean,
}) satisfies { readonly Type: model.Redirect };

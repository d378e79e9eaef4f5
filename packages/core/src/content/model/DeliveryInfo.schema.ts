import * as Schema from "effect/Schema";
import type * as model from "./DeliveryInfo.ts";

/** Schema of `DeliveryInfo`: a question about delivery and its answer. */
export const DeliveryInfo = Schema.Struct({
  id: Schema.String,
  urlKey: Schema.String,
  title: Schema.String,
  content: Schema.String,
}) satisfies { readonly Type: model.DeliveryInfo };

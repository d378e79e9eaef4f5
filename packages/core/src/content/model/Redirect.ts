import * as Schema from "effect/Schema";

/** The new address of a removed page. */
export const Redirect = Schema.Struct({
  /** A path of the shop, or an address that starts with https://. */
  target: Schema.String,
  /** Whether the redirect is permanent. */
  isPermanent: Schema.Boolean,
});
export interface Redirect extends Schema.Schema.Type<typeof Redirect> {}

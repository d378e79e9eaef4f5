import * as Schema from "effect/Schema";
import { Redirect } from "../../content/Redirect.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `Redirect`, read into the model. */
export const RedirectFromWire = decodeOnly(
  Schema.Struct({ target: Schema.String, status: Schema.Int }),
  Redirect,
  ({ target, status }) => ({ target, isPermanent: status === 301 }),
);

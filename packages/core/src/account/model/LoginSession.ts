import * as Schema from "effect/Schema";

/** A browser or program in which the shopper is logged in. */
export const LoginSession = Schema.Struct({
  id: Schema.NonEmptyString,
  /** The browser and its system, `Chrome, Windows`; null when unknown. */
  device: Schema.NullOr(Schema.String),
  /** Instants, ISO 8601; the last use is exact to the hour. */
  createdAt: Schema.String,
  lastUsedAt: Schema.String,
  /** Whether it is this one. */
  isCurrent: Schema.Boolean,
});
export interface LoginSession extends Schema.Schema.Type<typeof LoginSession> {}

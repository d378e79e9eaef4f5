import type { SessionEnd } from "@kamra/contract/wire";

/** A reason that this version has a text for; `undefined` for anything else. */
export const sessionEndOf = (value: unknown): SessionEnd | undefined =>
  value === "OTHER_DEVICE" || value === "NEW_PASSWORD" ? value : undefined;

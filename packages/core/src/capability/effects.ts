import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Capability } from "./Capability.ts";
import { capability } from "./inside.ts";

/** A capability that replaces what effects run by: how they wait (`Sleep`), and Effect's own services, such as its random numbers. */
export const effects = (layer: Layer.Layer<never>): Capability<"effects", object> =>
  capability({
    name: "effects",
    provides: layer,
    open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
  });

import * as Effect from "effect/Effect";
import type { OwnRequest } from "../transport/ownRequest.ts";
import type { Capability } from "./Capability.ts";
import { capability } from "./inside.ts";

/**
 * A capability of the application's own: `shop[name]` is what `open` makes. It sends its requests by the `request` that it is given.
 *
 * @example ownCapability("stars", () => ({ most: 5 })).name // => "stars"
 */
export const ownCapability = <const Name extends string, Api>(
  name: Name,
  open: (shop: { readonly request: OwnRequest }) => Api,
): Capability<Name, Api> =>
  capability({
    name,
    open: ({ request }) => Effect.sync(() => ({ api: open({ request }), snapshot: () => ({}) })),
  });

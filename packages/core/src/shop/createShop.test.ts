import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import type { EffectCapability } from "../capability/EffectCapability.ts";
import { catalogue, createShop, type Fetch } from "../index.ts";

it("a shop's requests go through the fetch of each of its observers", async () => {
  const heard: Array<string> = [];
  const observing = <Name extends string>(name: Name): EffectCapability<Name, object> => ({
    name,
    observer: {
      command: () => {},
      fetch:
        (inner: Fetch): Fetch =>
        (address, init) => {
          heard.push(name);
          return inner(address, init);
        },
      api: (_capability, api) => api,
    },
    open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
  });
  const shop = createShop({
    capabilities: [catalogue, observing("first"), observing("second")],
    endpoint: "/graphql",
    fetch: async () => {
      heard.push("server");
      return Response.json({ data: { footerBlocks: [] } });
    },
  });
  await shop.catalogue.footerBlocks();
  expect(heard).toEqual(["second", "first", "server"]);
  shop.dispose();
});

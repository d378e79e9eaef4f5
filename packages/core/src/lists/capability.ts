import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../shop/Capability.ts";
import { CartKeeper } from "./CartKeeper.ts";
import { ListsService } from "./ListsService.ts";
import { listsServiceLive } from "./listsServiceLive.ts";
import type { ShopLists } from "./ShopLists.ts";

/** Shopping lists: `shop.lists`. `shop.session` knows whose they are. */
export const lists: Capability<"lists", ShopLists, "session"> = {
  name: "lists",
  needs: ["session"],
  offers: Layer.effect(
    CartKeeper,
    Effect.map(ListsService, ({ create }) => ({ keep: (name, lines) => Effect.asVoid(create({ name, lines })) })),
  ).pipe(Layer.provide(listsServiceLive)),
  open: ({ build, run }) =>
    Effect.map(build(listsServiceLive), (context) => {
      const service = Context.get(context, ListsService);
      return {
        api: {
          state: service.state,
          refresh: () => run(service.refresh),
          setQuantity: (wanted) => run(service.setQuantity(wanted)),
          create: (list) => run(service.create(list)),
          rename: (list) => run(service.rename(list)),
          remove: (listId) => run(service.remove(listId)),
          share: (share) => run(service.share(share)),
          removeShare: (share) => run(service.removeShare(share)),
          leave: (listId) => run(service.leave(listId)),
          accept: (listId) => run(service.accept(listId)),
          decline: (listId) => run(service.decline(listId)),
          products: (listId, options) => run(service.products(listId), options),
        },
        snapshot: () => ({ lists: { lists: service.server() } }),
      };
    }),
};

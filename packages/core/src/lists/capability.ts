import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { CartKeeper } from "./CartKeeper.ts";
import { ListsService } from "./ListsService.ts";
import { listsServiceLive } from "./listsServiceLive.ts";
import type { ShopLists } from "./ShopLists.ts";
import type { ListForbiddenError } from "./ListForbiddenError.ts";
import type { ShoppingList } from "./ShoppingList.ts";
import type { ListTexts } from "./text.hu.ts";

declare module "../kernel/ShopTypes.ts" {
  interface ShopErrors {
    readonly lists: ListForbiddenError;
  }
  interface ShopSnapshot {
    readonly lists?: { readonly lists: ReadonlyArray<ShoppingList> | null };
  }
  interface Texts {
    readonly lists: ListTexts;
  }
}

/** Shopping lists: `shop.lists`. Needs `shop.session` for the user. */
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

import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { SaveCartAsList } from "./SaveCartAsList.ts";
import { ListsService, type ShopLists } from "./ShopLists.ts";
import { listsServiceLive } from "./listsServiceLive.ts";
import type { ListForbiddenError } from "../model/ListForbiddenError.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";
import type { ListTexts } from "../text.hu.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly lists: ShopLists;
  }
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
export const lists: GraphqlCapability<"lists", ShopLists, "session"> = graphqlCapability({
  name: "lists",
  transport: graphqlTransportLive,
  needs: ["session"],
  offers: Layer.effect(
    SaveCartAsList,
    Effect.map(ListsService, ({ create, rest }) => ({
      save: (name, lines) => Effect.asVoid(Effect.andThen(create({ name, lines }), rest)),
    })),
  ).pipe(Layer.provide(listsServiceLive)),
  open: opened(ListsService, listsServiceLive, {
    except: { setQuantity: "change", setText: "change", products: "query", server: "internal", rest: "internal" },
    snapshot: ({ server }) => ({ lists: { lists: server() } }),
  }),
});

import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Identity } from "../../identity/Identity.ts";
import { command } from "../../kernel/command.ts";
import { join } from "../../kernel/join.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { OrderedProductsService } from "./ShopOrderedProducts.ts";
import { orderedStores } from "./start.ts";
import { orderedProductsQuery } from "../graphql/generated/operations.ts";

export const orderedProductsServiceLive = Layer.effect(
  OrderedProductsService,
  Effect.gen(function* () {
    const environment = yield* ShopEnvironment;
    const { state: identified, follow } = yield* Identity;
    const { request } = yield* GraphqlTransport;
    const { entries } = orderedStores(environment, identified.get());

    yield* follow({ change: Effect.tap(Effect.sync(() => entries.set(null))) });

    const load = request(orderedProductsQuery, {
      variables: { first: environment.settings.orderedProductsPageSize },
    }).pipe(Effect.map(({ me }) => entries.set(shareEqual(entries.get() ?? undefined, me.ordered_products))));
    const refresh = yield* command({ name: "orderedProducts.refresh", policy: join, requests: 1 }, () =>
      Effect.suspend(() => (identified.get().isLoggedIn ? load : Effect.void)),
    );
    return OrderedProductsService.of({ entries, refresh });
  }),
);

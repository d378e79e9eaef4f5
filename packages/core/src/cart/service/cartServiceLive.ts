import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { deliveryServiceLive } from "../../delivery/service/deliveryServiceLive.ts";
import type { Product, ProductId, QuantityType } from "../../product/Product.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import { join } from "../../kernel/join.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { askAboutWarnings } from "./askAboutWarnings.ts";
import type { CartChoices, LineOptions } from "../model/Cart.ts";
import { cartPanel } from "./cartPanel.ts";
import { CartService } from "./ShopCart.ts";
import { cartSync } from "./cartSync.ts";
import { confirmAge } from "./confirmAge.ts";
import { followPlace } from "./followPlace.ts";
import { type CartStore, makeCartStore } from "./makeCartStore.ts";
import { orderableLine } from "../queue/orderableLine.ts";
import { productsToRemove } from "../rules/productsToRemove.ts";
import { cartInputsIn } from "../queue/confirmedCart.ts";
import { cartLines } from "./start.ts";
import { cartTexts } from "../text.hu.ts";
import { seenRevision } from "./seenRevision.ts";
import { watchPrices } from "./watchPrices.ts";

/** At most five of its own, after a running exchange and a login's cart. */
const refreshRequests = 11;

/** What the commands work with. */
interface CartParts {
  readonly store: CartStore;
  readonly put: Effect.Success<ReturnType<typeof cartSync>>["put"];
  readonly isAdult: Effect.Effect<boolean>;
  readonly successNotice: (text: string) => Effect.Effect<void>;
}

const cartIn = ({ store }: Pick<CartParts, "store">) => store.state.get().cart;

const hasLine = (parts: Pick<CartParts, "store">, id: ProductId) =>
  cartIn(parts)?.lines.some(({ product }) => product.id === id) ?? false;

const withoutUnavailable = (parts: Pick<CartParts, "store" | "put" | "successNotice">, text: string) =>
  Effect.suspend(() => {
    const warned = productsToRemove(cartIn(parts) ?? { warnings: [] });
    if (warned.length === 0) return Effect.void;
    return Effect.forEach(warned, (productId) => parts.put({ kind: "line", productId, line: null }, "unavailable"), {
      concurrency: "unbounded",
    }).pipe(Effect.andThen(parts.successNotice(text)));
  });

const withoutDeleted = ({ store, put }: Pick<CartParts, "store" | "put">) =>
  Effect.suspend(() =>
    Effect.forEach(
      cartIn({ store })?.deletedProducts ?? [],
      ({ productId }) => put({ kind: "line", productId, line: null }),
      { concurrency: "unbounded", discard: true },
    ),
  );

/** Waits while the network is away; the state shows that within a deadline. */
const queued = <Input, A>(name: string, run: (input: Input) => Effect.Effect<A, ShopError>) =>
  command({ name: `cart.${name}`, policy: selfManaged("queue"), requests: null }, run);

const lineCommands = (parts: CartParts) =>
  Effect.gen(function* () {
    const {
      texts: { cart: texts = cartTexts },
    } = yield* ShopEnvironment;
    const { selected } = yield* DeliveryService;
    const lineWith = yield* orderableLine;
    return {
      setQuantity: yield* queued("setQuantity", ({ product, ...wanted }: Wanted & { readonly product: Product }) =>
        Effect.gen(function* () {
          const line = yield* lineWith(product, wanted);
          if (!hasLine(parts, product.id) && (line === null || !(yield* selected))) return null;
          if (line !== null && product.adultsOnly && !(yield* parts.isAdult)) return null;
          return yield* parts.put({ kind: "line", productId: product.id, line });
        }),
      ),
      setLineOptions: yield* queued("setLineOptions", ({ productId, options }: LineChange) =>
        Effect.gen(function* () {
          if (!hasLine(parts, productId)) return null;
          yield* parts.put({ kind: "lineOptions", productId, options });
          if (options.additionalInformation) yield* parts.successNotice(texts.additionalInformationSaved);
          return undefined;
        }),
      ),
      remove: yield* queued("remove", (productId: ProductId) => parts.put({ kind: "line", productId, line: null })),
    };
  });

/** Ends when no request runs. */
const idle = ({ state }: CartStore) =>
  Effect.callback<void>((resume) => {
    let end = () => {};
    const check = () => {
      if (state.get().isFetching) return;
      end();
      resume(Effect.void);
    };
    end = state.subscribe(check);
    check();
    return Effect.sync(() => end());
  });

/** The cart's store, which follows the place of delivery. */
const openStore = Effect.gen(function* () {
  const environment = yield* ShopEnvironment;
  const delivery = yield* DeliveryService;
  const store = makeCartStore(environment.snapshot?.cart, cartInputsIn(environment, delivery));
  yield* follow(delivery.methods.subscribe, store.recompute);
  yield* follow(delivery.selection.subscribe, store.recompute);
  return store;
});

/** @rule CART-7 */
export const cartServiceLive = Layer.effect(
  CartService,
  Effect.gen(function* () {
    const environment = yield* ShopEnvironment;
    const {
      settings,
      texts: { cart: texts = cartTexts },
    } = environment;
    const notices = yield* Notices;
    const store = yield* openStore;
    const successNotice = (text: string) => notices.say({ kind: "success", text, durationMs: settings.noticeMs });

    const removeUnavailable: Effect.Effect<void, ShopError> = Effect.suspend(() => removeWarned());
    const { put, refresh } = yield* cartSync(store, {
      afterUpdate: yield* askAboutWarnings({ remove: removeUnavailable }),
    });
    function removeWarned() {
      return withoutUnavailable({ store, put, successNotice }, texts.unavailableRemoved);
    }
    const { isOutdated } = yield* seenRevision(store);
    // A failure shows in the cart's state.
    if (isOutdated) yield* Effect.forkIn(Effect.exit(refresh), yield* Effect.scope);
    const isAdult = yield* confirmAge(store, { put });
    const { panel, setPanel } = cartPanel(store.state, environment);
    const { acceptPrices, priceChanges } = yield* watchPrices(store.state);
    const { setQuantity, setLineOptions, remove } = yield* lineCommands({ store, put, isAdult, successNotice });
    const choose = yield* queued("choose", (choices: Partial<CartChoices>) => put({ kind: "choices", choices }));

    yield* followPlace(store, { choose });

    return CartService.of({
      state: store.state,
      line: cartLines(store.state),
      priceChanges,
      acceptPrices: () => Effect.sync(acceptPrices),
      panel,
      setPanel: (isOpen) => Effect.sync(() => setPanel(isOpen)),
      refresh: yield* command({ name: "cart.refresh", policy: join, requests: refreshRequests }, () => refresh),
      setQuantity: (product, wanted) => setQuantity({ product, ...wanted }),
      setLineOptions: (productId, options) => setLineOptions({ productId, options }),
      choose,
      remove,
      empty: yield* queued<void, void>("empty", () => put({ kind: "empty" })),
      confirmAge: isAdult,
      acceptDeleted: yield* queued<void, void>("acceptDeleted", () => withoutDeleted({ store, put })),
      removeUnavailable: yield* queued<void, void>("removeUnavailable", () => removeUnavailable),
      idle: idle(store),
    });
  }),
).pipe(Layer.provide(deliveryServiceLive));

interface Wanted {
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

interface LineChange {
  readonly productId: ProductId;
  readonly options: Partial<LineOptions>;
}

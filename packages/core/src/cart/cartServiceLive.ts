import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { deliveryServiceLive } from "../delivery/deliveryServiceLive.ts";
import type { Product, ProductId, QuantityType } from "../product/Product.ts";
import { byService } from "../shop/byService.ts";
import { command } from "../shop/command.ts";
import { join } from "../shop/join.ts";
import type { Notice } from "../shop/Notice.ts";
import { Notices } from "../shop/Notices.ts";
import { regardless } from "../shop/regardless.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { askAboutWarnings } from "./askAboutWarnings.ts";
import type { CartChoices, LineWishes } from "./Cart.ts";
import { cartPanel } from "./cartPanel.ts";
import { CartService } from "./CartService.ts";
import { cartSync } from "./cartSync.ts";
import { confirmAge } from "./confirmAge.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { orderableLine } from "./orderableLine.ts";
import { productsToRemove } from "./productsToRemove.ts";
import { cartTexts } from "./text.hu.ts";

/** Its own five at most, after those of an exchange that is under way and of a login's cart. */
const refreshRequests = 11;

/** @rule CART-7 */
export const cartServiceLive = Layer.effect(
  CartService,
  Effect.gen(function* () {
    const {
      cookies,
      settings,
      snapshot,
      texts: { cart: texts = cartTexts },
    } = yield* ShopEnvironment;
    const { afterSelect, methods, selected, selection } = yield* DeliveryService;
    const notices = yield* Notices;
    const lineWith = yield* orderableLine;

    const store = makeCartStore(snapshot?.cart, () => ({
      cartId: cookies.get(settings.cartCookie),
      methods: methods.get(),
      selection: selection.get(),
    }));
    methods.subscribe(store.recompute);
    selection.subscribe(store.recompute);

    const tell = (kind: Notice["kind"], text: string) => notices.say({ kind, text, durationMs: settings.noticeMs });
    const hasLine = (id: ProductId) => store.state.get().cart?.lines.some(({ product }) => product.id === id) ?? false;

    const removeUnavailable: Effect.Effect<void, ShopError> = Effect.suspend(() => {
      const warned = productsToRemove(store.state.get().cart ?? { warnings: [] });
      if (warned.length === 0) return Effect.void;
      return Effect.forEach(warned, (productId) => put({ kind: "line", productId, line: null }, "unavailable"), {
        concurrency: "unbounded",
      }).pipe(Effect.andThen(tell("success", texts.unavailableRemoved)));
    });
    const afterUpdate = yield* askAboutWarnings({ remove: removeUnavailable });
    const { put, refresh } = yield* cartSync(store, { afterUpdate });
    const isAdult = yield* confirmAge(store, { put });
    const { panel, setPanel } = yield* cartPanel(store.state);

    /** Waits as long as the network is away; the state says so within a deadline. */
    const queued = <Input>(name: string, run: (input: Input) => Effect.Effect<void, ShopError>) =>
      command({ name: `cart.${name}`, policy: byService("queue"), requests: null }, run);

    const setQuantity = yield* queued("setQuantity", ({ product, ...wanted }: Wanted & { readonly product: Product }) =>
      Effect.gen(function* () {
        const line = yield* lineWith(product, wanted);
        if (line !== null && product.adultsOnly && !(yield* isAdult)) return;
        if (!hasLine(product.id) && (line === null || !(yield* selected))) return;
        yield* put({ kind: "line", productId: product.id, line });
      }),
    );
    const setWishes = yield* queued("setWishes", ({ productId, wishes }: Wished) =>
      Effect.gen(function* () {
        if (!hasLine(productId)) return;
        yield* put({ kind: "wishes", productId, wishes });
        if (wishes.additionalInformation) yield* tell("success", texts.additionalInformationSaved);
      }),
    );
    const choose = yield* queued("choose", (choices: Partial<CartChoices>) => put({ kind: "choices", choices }));
    const remove = yield* queued("remove", (productId: ProductId) => put({ kind: "line", productId, line: null }));
    const empty = yield* queued<void>("empty", () => put({ kind: "empty" }));
    const withoutUnavailable = yield* queued<void>("removeUnavailable", () => removeUnavailable);
    const refreshed = yield* command({ name: "cart.refresh", policy: join, requests: refreshRequests }, () => refresh);

    // MODAL-2: an address that was given for another place does not fit the new one.
    yield* afterSelect(
      Effect.suspend(() =>
        store.state.get().cart?.shippingAddress ? regardless(choose({ shippingAddress: null })) : Effect.void,
      ),
    );

    return {
      state: store.state,
      panel,
      setPanel,
      refresh: Effect.suspend(refreshed),
      setQuantity: (product, wanted) => setQuantity({ product, ...wanted }),
      setWishes: (productId, wishes) => setWishes({ productId, wishes }),
      choose,
      remove,
      empty: Effect.suspend(empty),
      confirmAge: isAdult,
      removeUnavailable: Effect.suspend(withoutUnavailable),
      settled: Effect.callback<void>((resume) => {
        let end = () => {};
        const look = () => {
          if (store.state.get().isFetching) return;
          end();
          resume(Effect.void);
        };
        end = store.state.subscribe(look);
        look();
        return Effect.sync(() => end());
      }),
    };
  }),
).pipe(Layer.provide(deliveryServiceLive));

interface Wanted {
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

interface Wished {
  readonly productId: ProductId;
  readonly wishes: Partial<LineWishes>;
}

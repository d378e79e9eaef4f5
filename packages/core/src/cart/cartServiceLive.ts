import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { deliveryServiceLive } from "../delivery/deliveryServiceLive.ts";
import type { Product, ProductId, QuantityType } from "../product/Product.ts";
import { selfManaged } from "../kernel/selfManaged.ts";
import { command } from "../kernel/command.ts";
import { join } from "../kernel/join.ts";
import type { Notice } from "../kernel/Notice.ts";
import { Notices } from "../kernel/Notices.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { slices } from "../kernel/slices.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { askAboutWarnings } from "./askAboutWarnings.ts";
import type { CartChoices, LineOptions } from "./Cart.ts";
import { cartPanel } from "./cartPanel.ts";
import { CartService } from "./CartService.ts";
import { cartSync } from "./cartSync.ts";
import { confirmAge } from "./confirmAge.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { orderableLine } from "./orderableLine.ts";
import { productInCart, touchedProducts } from "./productInCart.ts";
import { productsToRemove } from "./productsToRemove.ts";
import { cartTexts } from "./text.hu.ts";

/** At most five of its own, after a running exchange and a login's cart. */
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

    const notify = (kind: Notice["kind"], text: string) => notices.say({ kind, text, durationMs: settings.noticeMs });
    const hasLine = (id: ProductId) => store.state.get().cart?.lines.some(({ product }) => product.id === id) ?? false;

    const removeUnavailable: Effect.Effect<void, ShopError> = Effect.suspend(() => {
      const warned = productsToRemove(store.state.get().cart ?? { warnings: [] });
      if (warned.length === 0) return Effect.void;
      return Effect.forEach(warned, (productId) => put({ kind: "line", productId, line: null }, "unavailable"), {
        concurrency: "unbounded",
      }).pipe(Effect.andThen(notify("success", texts.unavailableRemoved)));
    });
    const afterUpdate = yield* askAboutWarnings({ remove: removeUnavailable });
    const { put, refresh } = yield* cartSync(store, { afterUpdate });
    const isAdult = yield* confirmAge(store, { put });
    const { panel, setPanel } = yield* cartPanel(store.state);

    /** Waits while the network is away; the state shows that within a deadline. */
    const queued = <Input>(name: string, run: (input: Input) => Effect.Effect<void, ShopError>) =>
      command({ name: `cart.${name}`, policy: selfManaged("queue"), requests: null }, run);

    const setQuantity = yield* queued("setQuantity", ({ product, ...wanted }: Wanted & { readonly product: Product }) =>
      Effect.gen(function* () {
        const line = yield* lineWith(product, wanted);
        if (line !== null && product.adultsOnly && !(yield* isAdult)) return;
        if (!hasLine(product.id) && (line === null || !(yield* selected))) return;
        yield* put({ kind: "line", productId: product.id, line });
      }),
    );
    const setLineOptions = yield* queued("setLineOptions", ({ productId, options }: LineChange) =>
      Effect.gen(function* () {
        if (!hasLine(productId)) return;
        yield* put({ kind: "lineOptions", productId, options });
        if (options.additionalInformation) yield* notify("success", texts.additionalInformationSaved);
      }),
    );
    const choose = yield* queued("choose", (choices: Partial<CartChoices>) => put({ kind: "choices", choices }));
    const remove = yield* queued("remove", (productId: ProductId) => put({ kind: "line", productId, line: null }));
    const empty = yield* queued<void>("empty", () => put({ kind: "empty" }));
    const withoutUnavailable = yield* queued<void>("removeUnavailable", () => removeUnavailable);
    const refreshed = yield* command({ name: "cart.refresh", policy: join, requests: refreshRequests }, () => refresh);

    // MODAL-2: the shipping address belongs to the previous place.
    yield* afterSelect(
      Effect.suspend(() =>
        store.state.get().cart?.shippingAddress ? ignoreFailure(choose({ shippingAddress: null })) : Effect.void,
      ),
    );

    return CartService.of({
      state: store.state,
      line: slices(store.state, { partOf: productInCart, touched: touchedProducts }),
      panel,
      setPanel,
      refresh: refreshed,
      setQuantity: (product, wanted) => setQuantity({ product, ...wanted }),
      setLineOptions: (productId, options) => setLineOptions({ productId, options }),
      choose,
      remove,
      empty,
      confirmAge: isAdult,
      removeUnavailable: withoutUnavailable,
      settled: Effect.callback<void>((resume) => {
        let end = () => {};
        const check = () => {
          if (store.state.get().isFetching) return;
          end();
          resume(Effect.void);
        };
        end = store.state.subscribe(check);
        check();
        return Effect.sync(() => end());
      }),
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

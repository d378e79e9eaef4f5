import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { deliveryServiceLive } from "../delivery/deliveryServiceLive.ts";
import { limitQuantity } from "../product/limitQuantity.ts";
import type { Product, QuantityType } from "../product/Product.ts";
import { QuantityError } from "../product/QuantityError.ts";
import { unitOf } from "../product/unitOf.ts";
import { errorText } from "../shop/errorText.ts";
import type { Notice } from "../shop/Notice.ts";
import { Notices } from "../shop/Notices.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { CartService } from "./CartService.ts";
import { cartSync } from "./cartSync.ts";
import { changedLine } from "./changedLine.ts";
import { makeCartStore } from "./makeCartStore.ts";
import { productsToRemove } from "./productsToRemove.ts";

export const cartServiceLive = Layer.effect(
  CartService,
  Effect.gen(function* () {
    const { cookies, now, settings, snapshot, texts } = yield* ShopEnvironment;
    const { afterSelect, methods, selected, selection } = yield* DeliveryService;
    const notices = yield* Notices;

    const store = makeCartStore(snapshot?.cart, () => ({
      hasId: cookies.get(settings.cartCookie) !== null,
      methods: methods.get(),
      selection: selection.get(),
    }));
    const subscriptions = [methods.subscribe(store.recompute), selection.subscribe(store.recompute)];
    yield* Effect.addFinalizer(() => Effect.sync(() => subscriptions.forEach((end) => end())));

    const { put, refresh } = yield* cartSync(store);
    const lines = () => store.state.get().cart?.lines ?? [];
    const lineOf = (id: string) => lines().find(({ product }) => product.id === id) ?? null;

    const tell = (kind: Notice["kind"], text: string, durationMs = settings.noticeMs) =>
      notices.say({ kind, text, durationMs });
    const tellRefused = (error: QuantityError) =>
      tell("error", texts.cart.updateFailed(errorText(error, { texts })), settings.cartErrorMs);

    const lineWith = (product: Product, { quantity, quantityType }: Wanted) =>
      Effect.gen(function* () {
        const limit = settings.purchaseLimits[product.id] ?? null;
        const within = yield* refusing(() => limitQuantity(quantity, { unit: unitOf(product, quantityType), limit }));
        if (within < quantity) yield* tell("info", texts.product.purchaseLimitReached);
        return yield* refusing(() => changedLine(product, { quantity: within, quantityType, now: now() }));
      }).pipe(Effect.tapError(tellRefused));

    // MODAL-2: an address that was given for another place does not fit the new one.
    yield* afterSelect(
      Effect.suspend(() =>
        store.state.get().cart?.shippingAddress
          ? Effect.ignore(put({ kind: "choices", choices: { shippingAddress: null } }, texts.cart.updateFailed))
          : Effect.void,
      ),
    );

    return {
      state: store.state,
      refresh,
      setQuantity: (product, wanted) =>
        Effect.gen(function* () {
          const line = yield* lineWith(product, wanted);
          if (lineOf(product.id) === null && (line === null || !(yield* selected))) return;
          yield* put({ kind: "line", productId: product.id, line }, texts.cart.updateFailed);
        }),
      setWishes: (productId, wishes) =>
        Effect.gen(function* () {
          if (lineOf(productId) === null) return;
          yield* put({ kind: "wishes", productId, wishes }, texts.cart.updateFailed);
          if (wishes.additionalInformation) yield* tell("success", texts.cart.additionalInformationSaved);
        }),
      choose: (choices) =>
        put(
          { kind: "choices", choices },
          choices.linkedOrder === undefined ? texts.cart.updateFailed : texts.cart.linking.failed,
        ),
      remove: (productId) => put({ kind: "line", productId, line: null }, texts.cart.updateFailed),
      empty: put({ kind: "empty" }, () => texts.cart.emptyingFailed),
      removeUnavailable: Effect.suspend(() => {
        const warned = productsToRemove(store.state.get().cart ?? { warnings: [] });
        if (warned.length === 0) return Effect.void;
        return Effect.forEach(
          warned,
          (productId) => put({ kind: "line", productId, line: null }, () => texts.cart.removalFailed),
          { concurrency: "unbounded", discard: true },
        ).pipe(Effect.andThen(tell("success", texts.cart.unavailableRemoved)));
      }),
    };
  }),
).pipe(Layer.provide(deliveryServiceLive));

interface Wanted {
  readonly quantity: number;
  readonly quantityType: QuantityType;
}

/** A rule that throws for what it cannot work with. */
function refusing<A>(rule: () => A): Effect.Effect<A, QuantityError> {
  return Effect.try({
    try: rule,
    catch: (thrown) => {
      if (thrown instanceof QuantityError) return thrown;
      throw thrown;
    },
  });
}

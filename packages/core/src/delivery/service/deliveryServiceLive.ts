import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Identity } from "../../identity/Identity.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { isInvalidCartId } from "../../transport/rejections.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import { checkoutPostcode } from "../rules/checkoutPostcode.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { DeliveryService } from "./ShopDelivery.ts";
import { followAddresses } from "./followAddresses.ts";
import { isValidSelection } from "../rules/isValidSelection.ts";
import type { PostcodeLookup } from "../model/PostcodeLookup.ts";
import { postcodeReadiness } from "../rules/postcodeReadiness.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { asGuest, deliveryCookie, deliveryStores, noRequest } from "./start.ts";
import { startSelection } from "../rules/startSelection.ts";
import { deliveryServiceTexts } from "../text.hu.ts";
import { DeliveryBackend } from "../port/DeliverySource.ts";

type Methods = ReadonlyArray<ShippingMethod> | null;

/** Another tab has chosen; the cookie has the selection. */
const topic = "delivery";

/** The chosen place, which the cookie keeps. */
const placeOfDelivery = Effect.gen(function* () {
  const environment = yield* ShopEnvironment;
  const identity = yield* Identity;
  const cookie = deliveryCookie(environment);
  const stores = deliveryStores(environment, identity.state.get());
  const { selection } = stores;

  const cartId = () => environment.cookies.get(environment.settings.cartCookie);
  /** The cart for which the shopper has answered is kept with their answer. */
  const choose = (chosen: DeliverySelection | null, { answeredFor = null }: { answeredFor?: string | null } = {}) => {
    cookie.write(chosen, { answeredFor });
    if (!sameData(selection.get(), chosen)) selection.set(chosen);
  };
  return {
    cookie,
    ...stores,
    choose,
    answer: (chosen: DeliverySelection) => choose(chosen, { answeredFor: cartId() }),
    /** Keeps the shopper's answer for what it was about. */
    move: (moved: DeliverySelection | null) => choose(moved, { answeredFor: cookie.answeredFor() }),
  };
});

type Place = Effect.Success<typeof placeOfDelivery>;

/** The dialog that asks for a place, and those who wait for one. */
const makePicker = ({ selection, request }: Place) => {
  let waiting: ReadonlyArray<Deferred.Deferred<boolean>> = [];
  const close = (answer: boolean) =>
    Effect.suspend(() => {
      const all = waiting;
      waiting = [];
      request.set(noRequest);
      return Effect.forEach(all, (each) => Deferred.succeed(each, answer), { discard: true });
    });
  return {
    close,
    open: Effect.sync(() => request.set({ open: true, forAdd: waiting.length > 0 })),
    selected: Effect.suspend(() => {
      if (isValidSelection(selection.get())) return Effect.succeed(true);
      const answer = Deferred.makeUnsafe<boolean>();
      waiting = [...waiting, answer];
      request.set({ open: true, forAdd: true });
      return Deferred.await(answer);
    }),
  };
};

/** Asks the server for the shipping methods of the place and the cart. Never fails: null when it cannot tell. */
const askingMethods = ({ selection }: Place) =>
  Effect.gen(function* () {
    const {
      cookies,
      settings,
      texts: { delivery: texts = deliveryServiceTexts },
    } = yield* ShopEnvironment;
    const backend = yield* DeliveryBackend;
    const notices = yield* Notices;
    const methodsFor = (cartId: string | null) => {
      const postcode = checkoutPostcode(selection.get(), { ...settings, pickup: settings.pickupAddress });
      return backend.shippingMethods({ cartId, postcode: postcode === null ? null : String(postcode) });
    };
    return yield* command({ name: "delivery.askMethods", policy: latestWins, requests: 2 }, () =>
      methodsFor(cookies.get(settings.cartCookie)).pipe(
        // The cart's refresh handles a lost cart; shipping methods exist without one.
        Effect.catchIf(isInvalidCartId, () => methodsFor(null)),
        Effect.map((methods): Methods => methods),
        Effect.catch((error) =>
          log("warning", "Could not load the shipping methods", error).pipe(
            Effect.andThen(
              notices.say({
                kind: "error",
                text: texts.checkoutInformationFailed,
                durationMs: settings.noticeMs,
              }),
            ),
            Effect.as<Methods>(null),
          ),
        ),
      ),
    );
  });

/** The shipping methods of the place. */
const shippingMethods = (place: Place) =>
  Effect.gen(function* () {
    const { cookie, selection, methods, choose } = place;
    const askMethods = yield* askingMethods(place);
    const isPickupRefused = (loaded: Methods) =>
      loaded !== null &&
      selection.get()?.type === "personal" &&
      !loaded.some((method) => method.isAvailable && shippingTraits(method).goesTo === "shop");

    const acceptMethods = (loaded: Methods) =>
      Effect.sync(() => {
        if (!sameData(methods.get(), loaded)) methods.set(loaded);
        if (isPickupRefused(loaded)) choose(null);
      });

    const refreshMethods = Effect.suspend(() => {
      // Another tab may have chosen since.
      const stored = cookie.read();
      if (stored !== null && !sameData(selection.get(), stored)) selection.set(stored);
      return askMethods();
    }).pipe(Effect.flatMap(acceptMethods));
    return { askMethods, acceptMethods, refreshMethods };
  });

const lookingUp = Effect.gen(function* () {
  const {
    settings,
    texts: { delivery: texts = deliveryServiceTexts },
  } = yield* ShopEnvironment;
  const backend = yield* DeliveryBackend;
  const unknown: PostcodeLookup = { status: "unknown", message: texts.unknownPostcode };
  const lookUp = (postcode: string) =>
    Effect.map(backend.postcodes(postcode), (places): PostcodeLookup =>
      places.length === 0 ? unknown : { status: "found", places },
    );
  return yield* command(
    { name: "delivery.lookUpPostcode", policy: latestWins, requests: 1 },
    (text: string): Effect.Effect<PostcodeLookup, TransportError> => {
      const readiness = postcodeReadiness(text, settings);
      if (readiness === "complete") return lookUp(text);
      return Effect.succeed(readiness === "incomplete" ? { status: "incomplete" } : unknown);
    },
  );
});

/** The place follows the user, and other tabs. */
const followOthers = ({ cookie, selection, choose }: Place, refreshMethods: Effect.Effect<void>) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const { publish, messages } = yield* Tabs;
    yield* identity.follow({
      change: (exchange) =>
        Effect.tap(exchange, ({ kind }) =>
          Effect.sync(() => {
            if (kind === "logout") choose(asGuest(selection.get()));
          }),
        ),
    });
    yield* follow(selection.subscribe, () => publish(topic, null));
    yield* follow(messages(topic), () => {
      const stored = cookie.read();
      if (sameData(selection.get(), stored)) return Effect.void;
      selection.set(stored);
      return refreshMethods;
    });
  });

/** @rule INFO-2 */
export const deliveryServiceLive = Layer.effect(
  DeliveryService,
  Effect.gen(function* () {
    const identity = yield* Identity;
    const scope = yield* Effect.scope;
    const place = yield* placeOfDelivery;
    const { cookie, selection, methods, request, choose, answer, move } = place;
    const picker = makePicker(place);
    const { askMethods, acceptMethods, refreshMethods } = yield* shippingMethods(place);
    let afterSelect: ReadonlyArray<Effect.Effect<void>> = [];
    /** What else a new place changes. */
    const followed = Effect.suspend(() =>
      Effect.forEach(afterSelect, (effect) => Effect.forkIn(effect, scope, { startImmediately: true })),
    );

    const select = yield* command(
      { name: "delivery.select", policy: selfManaged("latest wins"), requests: 2 },
      (chosen: DeliverySelection) =>
        Effect.sync(() => answer(chosen)).pipe(
          Effect.andThen(followed),
          Effect.andThen(picker.close(true)),
          Effect.andThen(refreshMethods),
        ),
    );
    const clear = yield* command({ name: "delivery.clear", policy: selfManaged("latest wins"), requests: 2 }, () =>
      Effect.andThen(
        Effect.sync(() => choose(null)),
        refreshMethods,
      ),
    );
    yield* followOthers(place, refreshMethods);
    yield* followAddresses({
      selection,
      move: (moved) => Effect.sync(() => move(moved)).pipe(Effect.andThen(followed), Effect.andThen(refreshMethods)),
    });

    return DeliveryService.of({
      selection,
      methods,
      request,
      pickerStart: () => {
        const { isLoggedIn, user } = identity.state.get();
        return startSelection(selection.get(), { isLoggedIn, savedAddresses: user?.shippingAddresses ?? [] });
      },
      select,
      clear,
      adopt: (selection) => Effect.sync(() => choose(selection)),
      isAnswered: (cartId) => cookie.answeredFor() === cartId,
      openPicker: () => picker.open,
      cancelPicker: () => picker.close(false),
      selected: picker.selected,
      afterSelect: (effect) =>
        Effect.sync(() => {
          afterSelect = [...afterSelect, effect];
        }),
      lookUpPostcode: yield* lookingUp,
      askMethods: Effect.suspend(askMethods),
      acceptMethods,
      refreshMethods: () => refreshMethods,
    });
  }),
);

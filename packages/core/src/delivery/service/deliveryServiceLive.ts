import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { cleanLine } from "../../decoding/cleanText.ts";
import { isBlank } from "../../form/isBlank.ts";
import { Identity } from "../../identity/Identity.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import type { WritableStore } from "../../kernel/makeStore.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { PlaceQuestion } from "../../kernel/PlaceQuestion.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { isInvalidCartId } from "../../transport/rejections.ts";
import { type TransportError, ValidationError } from "../../kernel/TransportError.ts";
import { isPostcode, type PostcodeForm } from "../../form/isPostcode.ts";
import { checkoutPostcode } from "../rules/checkoutPostcode.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { DeliveryRequest } from "../model/DeliveryRequest.ts";
import { DeliveryService } from "./ShopDelivery.ts";
import { followAddresses } from "./followAddresses.ts";
import { isValidSelection } from "../rules/isValidSelection.ts";
import type { PostcodeLookup } from "../model/PostcodeLookup.ts";
import { postcodeReadiness } from "../rules/postcodeReadiness.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { StreetsWanted } from "../model/StreetsWanted.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { asGuest, deliveryCookie, deliveryStores, noRequest } from "./start.ts";
import { startSelection } from "../rules/startSelection.ts";
import { deliveryServiceTexts } from "../text.hu.ts";
import { DeliveryBackend } from "../port/DeliverySource.ts";
import { wantedSelection } from "../rules/wantedSelection.ts";

type Methods = ReadonlyArray<ShippingMethod> | null;

/** Another tab has chosen; the cookie has the selection. */
const topic = "delivery";

/** The chosen place, stored in a cookie. */
const placeOfDelivery = Effect.gen(function* () {
  const environment = yield* ShopEnvironment;
  const identity = yield* Identity;
  const cookie = deliveryCookie(environment);
  const stores = deliveryStores(environment, identity.state.get());
  const { selection } = stores;

  const cartId = () => environment.cookies.get(environment.settings.cartCookie);
  /** The answer is stored with the id of the cart that it is for. */
  const choose = (chosen: DeliverySelection | null, { answeredFor = null }: { answeredFor?: string | null } = {}) => {
    cookie.write(chosen, { answeredFor });
    if (!sameData(selection.get(), chosen)) selection.set(chosen);
  };
  return {
    cookie,
    ...stores,
    choose,
    answer: (chosen: DeliverySelection) => choose(chosen, { answeredFor: cartId() }),
    /** Another tab, or the page's server, may have chosen since. */
    catchUp: () => {
      const stored = identity.state.get().isLoggedIn ? cookie.read() : asGuest(cookie.read());
      if (stored !== null && !sameData(selection.get(), stored)) selection.set(stored);
    },
    /** Moves the selection, and keeps the cart that the shopper answered for. */
    move: (moved: DeliverySelection | null) => choose(moved, { answeredFor: cookie.answeredFor() }),
  };
});

type Place = Effect.Success<typeof placeOfDelivery>;

/** The dialog that asks for a place, and the callers that wait for its answer. */
const makePicker = (
  { selection, catchUp, request }: Place,
  { isAsked }: { readonly isAsked: WritableStore<boolean> },
) => {
  let waiting: ReadonlyArray<Deferred.Deferred<boolean>> = [];
  let listeners = 0;
  const warnUnheard = Effect.suspend(() =>
    listeners > 0
      ? Effect.void
      : log(
          "warning",
          "A call waits for a delivery place, and nothing listens to shop.delivery.request: show a picker when it is open, or call shop.delivery.select first",
        ),
  );
  const show = ({ type }: Pick<DeliveryRequest, "type"> = {}) => {
    isAsked.set(true);
    request.set({ open: true, forAdd: waiting.length > 0, type });
  };
  const close = (answer: boolean) =>
    Effect.suspend(() => {
      const all = waiting;
      waiting = [];
      request.set(noRequest);
      isAsked.set(false);
      return Effect.forEach(all, (each) => Deferred.succeed(each, answer), { discard: true });
    });
  return {
    close,
    request: {
      ...request,
      subscribe: (listener: () => void) => {
        const end = request.subscribe(listener);
        listeners += 1;
        return () => {
          end();
          listeners -= 1;
        };
      },
    },
    open: (wanted?: Pick<DeliveryRequest, "type">) => Effect.sync(() => show(wanted)),
    selected: Effect.suspend(() => {
      if (selection.get() === null) catchUp();
      if (isValidSelection(selection.get())) return Effect.succeed(true);
      const answer = Deferred.makeUnsafe<boolean>();
      waiting = [...waiting, answer];
      show();
      return Effect.andThen(warnUnheard, Deferred.await(answer));
    }),
  };
};

/** Requests the shipping methods of the place and the cart. Never fails: null without a response. */
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
      return backend.shippingMethods({ cartId, postcode });
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

/** False while the methods are not loaded. */
const lacksPickup = (loaded: Methods) =>
  loaded !== null && !loaded.some((method) => method.isAvailable && shippingTraits(method).goesTo === "shop");

/** The shipping methods of the place. */
const shippingMethods = (place: Place) =>
  Effect.gen(function* () {
    const {
      settings,
      texts: { delivery: texts = deliveryServiceTexts },
    } = yield* ShopEnvironment;
    const notices = yield* Notices;
    const { catchUp, selection, methods, choose } = place;
    const askMethods = yield* askingMethods(place);
    const acceptMethods = (loaded: Methods) =>
      Effect.suspend(() => {
        if (!sameData(methods.get(), loaded)) methods.set(loaded);
        if (selection.get()?.type !== "personal" || !lacksPickup(loaded)) return Effect.void;
        choose(null);
        return notices.say({ kind: "error", text: texts.noPickup, durationMs: settings.noticeMs });
      });

    const refreshMethods = Effect.suspend(() => {
      catchUp();
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

/** The maximum number of names: a longer list is quicker to narrow by typing than to read. */
const mostStreets = 20;

const findingStreets = Effect.gen(function* () {
  const { settings } = yield* ShopEnvironment;
  const backend = yield* DeliveryBackend;
  return yield* command(
    { name: "delivery.streets", policy: latestWins, requests: 1 },
    ({ postcode, city, begins: typed }: StreetsWanted): Effect.Effect<ReadonlyArray<string>, TransportError> => {
      const begins = cleanLine(typed);
      const isKnown = postcodeReadiness(postcode, settings) === "complete" && !isBlank(city);
      if (!isKnown || begins === "") return Effect.succeed([]);
      return Effect.map(backend.streets?.({ postcode, city, begins }) ?? Effect.succeed([]), (names) =>
        [...new Set(names)].slice(0, mostStreets),
      );
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

/** Whether a selection is complete and its postcode valid. A saved address's postcode was checked when it was saved. */
const isPossible = (chosen: DeliverySelection, form: PostcodeForm) =>
  isValidSelection(chosen) &&
  (chosen.type === "personal" || chosen.deliveryType === "savedAddress" || isPostcode(chosen.zip, form));

const refused = (fields: Readonly<Record<string, string>>) =>
  Effect.fail(new ValidationError({ message: "delivery.select: this place cannot be chosen", fields }));

/** Chooses a place, or returns why it cannot be chosen. */
const selecting = ({
  answer,
  selection,
  methods,
  isPossible,
  texts,
  after,
}: Pick<Place, "answer" | "selection" | "methods"> & {
  readonly isPossible: (chosen: DeliverySelection) => boolean;
  readonly texts: Pick<typeof deliveryServiceTexts, "unknownPostcode" | "noPickup">;
  /** Loads the methods of the new place. */
  readonly after: Effect.Effect<unknown>;
}) =>
  command(
    { name: "delivery.select", policy: selfManaged("latest wins"), requests: 2 },
    (chosen: DeliverySelection): Effect.Effect<void, ValidationError> =>
      Effect.gen(function* () {
        if (!isPossible(chosen)) return yield* refused({ zip: texts.unknownPostcode });
        answer(chosen);
        yield* after;
        if (chosen.type === "personal" && selection.get() === null && lacksPickup(methods.get()))
          return yield* refused({ type: texts.noPickup });
        return undefined;
      }),
  );

/** @rule INFO-2, ADDR-4 */
export const deliveryServiceLive = Layer.effect(
  DeliveryService,
  Effect.gen(function* () {
    const identity = yield* Identity;
    const {
      settings,
      texts: { delivery: texts = deliveryServiceTexts },
    } = yield* ShopEnvironment;
    const scope = yield* Effect.scope;
    const place = yield* placeOfDelivery;
    const { cookie, catchUp, selection, methods, choose, move } = place;
    const picker = makePicker(place, { isAsked: yield* PlaceQuestion });
    const { askMethods, acceptMethods, refreshMethods } = yield* shippingMethods(place);
    let afterSelect: ReadonlyArray<Effect.Effect<void>> = [];
    /** Other changes that follow a new place. */
    const followed = Effect.suspend(() =>
      Effect.forEach(afterSelect, (effect) => Effect.forkIn(effect, scope, { startImmediately: true })),
    );

    const select = yield* selecting({
      ...place,
      isPossible: (chosen) => isPossible(chosen, settings),
      texts,
      after: followed.pipe(Effect.andThen(picker.close(true)), Effect.andThen(refreshMethods)),
    });
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
      request: picker.request,
      pickerStart: () => {
        const { isLoggedIn, user } = identity.state.get();
        const wanted = wantedSelection(selection.get(), picker.request.get());
        return startSelection(wanted, { isLoggedIn, savedAddresses: user?.shippingAddresses ?? [] });
      },
      select,
      clear,
      catchUp: Effect.sync(catchUp),
      adopt: (selection) => Effect.sync(() => choose(selection)),
      isAnswered: (cartId) => cookie.answeredFor() === cartId,
      openPicker: picker.open,
      cancelPicker: () => picker.close(false),
      selected: picker.selected,
      afterSelect: (effect) =>
        Effect.sync(() => {
          afterSelect = [...afterSelect, effect];
        }),
      lookUpPostcode: yield* lookingUp,
      streets: yield* findingStreets,
      askMethods: Effect.suspend(askMethods),
      acceptMethods,
      refreshMethods: () => refreshMethods,
    });
  }),
);

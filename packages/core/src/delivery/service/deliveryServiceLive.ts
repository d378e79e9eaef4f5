import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Identity } from "../../identity/Identity.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { PlaceQuestion } from "../../kernel/PlaceQuestion.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { isInvalidCartId } from "../../transport/rejections.ts";
import { ValidationError } from "../../kernel/TransportError.ts";
import { isPostcode, type PostcodeForm } from "../../form/isPostcode.ts";
import { checkoutPostcode } from "../rules/checkoutPostcode.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { DeliveryService } from "./ShopDelivery.ts";
import { followAddresses } from "./followAddresses.ts";
import { isValidSelection } from "../rules/isValidSelection.ts";
import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../model/ShippingMethod.ts";
import { asGuest } from "./start.ts";
import { startSelection } from "../rules/startSelection.ts";
import { deliveryServiceTexts } from "../text.hu.ts";
import { DeliveryBackend } from "../port/DeliverySource.ts";
import { wantedSelection } from "../rules/wantedSelection.ts";
import { type Place, placeOfDelivery } from "./placeOfDelivery.ts";
import { makePicker } from "./placePicker.ts";
import { findingStreets, lookingUp } from "./placeLookups.ts";

type Methods = ReadonlyArray<ShippingMethod> | null;

/** Another tab has chosen; the cookie has the selection. */
const topic = "delivery";

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

import { it } from "@fast-check/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { DeliveryBackend } from "../../delivery/port/DeliverySource.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { deliveryServiceLive } from "../../delivery/service/deliveryServiceLive.ts";
import { identityLive } from "../../identity/identityLive.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { noticesLive } from "../../kernel/noticesLive.ts";
import { PlaceQuestion } from "../../kernel/PlaceQuestion.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";
import { DialogService } from "./ShopDialogs.ts";
import { dialogServiceLive } from "./dialogServiceLive.ts";

const budapest = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;

const commands = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("askPlace" as const, "askAge" as const, "askDeletion" as const) },
    fc.constantFrom("openPicker", "choosePlace", "closePicker", "forgetPlace", "answer" as const, "wait" as const),
  ),
  { maxLength: 20 },
);

const services = Layer.merge(dialogServiceLive, deliveryServiceLive).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      identityLive,
      Layer.sync(PlaceQuestion, () => makeStore(false)),
      Layer.succeed(DeliveryBackend, {
        shippingMethods: () => Effect.succeed([]),
        postcodes: () => Effect.succeed([]),
      }),
    ),
  ),
  Layer.provideMerge(noticesLive),
  Layer.provideMerge(testEnvironment()),
);

it.prop([commands], runs)(
  "[CART-9] [LAW-12] [MODAL-4] asks for the place or one other thing, never two at once, and gets every answer",
  (sequence) =>
    Effect.gen(function* () {
      const dialogs = yield* DialogService;
      const delivery = yield* DeliveryService;
      const shown: number[] = [];
      const look = () =>
        void shown.push(Number(delivery.request.get().open) + Number(dialogs.open.get()?.isClosing === false));
      delivery.request.subscribe(look);
      dialogs.open.subscribe(look);

      let waiting = 0;
      const asked = (question: Effect.Effect<unknown>) => {
        const counted = Effect.acquireUseRelease(
          Effect.sync(() => {
            waiting += 1;
          }),
          () => question,
          () =>
            Effect.sync(() => {
              waiting -= 1;
            }),
        );
        return Effect.forkChild(counted, { startImmediately: true });
      };
      const answer = Effect.suspend(() => {
        const dialog = dialogs.open.get()?.dialog;
        if (dialog?.kind === "ageConfirmation") return dialogs.answer(dialog, "confirm");
        return dialog?.kind === "deletion" ? dialogs.answer(dialog, null) : Effect.void;
      });
      const run = {
        askPlace: asked(delivery.selected),
        askAge: asked(dialogs.ask({ kind: "ageConfirmation" })),
        askDeletion: asked(dialogs.ask({ kind: "deletion", what: "Hétvége" })),
        openPicker: delivery.openPicker(),
        choosePlace: Effect.orDie(delivery.select(budapest)),
        closePicker: delivery.cancelPicker(),
        forgetPlace: delivery.clear(),
        answer,
        wait: TestClock.adjust(50),
      };
      for (const command of sequence) yield* run[command];
      yield* run.choosePlace;
      for (const end of Array.from({ length: 12 }, () => ["wait", "answer"] as const).flat()) yield* run[end];
      expect(shown.filter((questions) => questions > 1)).toEqual([]);
      expect([waiting, dialogs.open.get()]).toEqual([0, null]);
    }).pipe(Effect.provide(services), Effect.provide(testClock), Effect.scoped, Effect.runPromise),
);

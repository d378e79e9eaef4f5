import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { sleep } from "../../kernel/Sleep.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import { profilePath } from "../../navigation/rules/profileMenu.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { follow } from "../../kernel/follow.ts";
import { PlaceQuestion } from "../../kernel/PlaceQuestion.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { Dialog, DialogAnswer, DialogKind, DialogOf, OpenDialog } from "../model/Dialog.ts";
import { DialogService } from "./ShopDialogs.ts";
import { dialogStores } from "./start.ts";

/** The dialogs that wait for an answer, by kind. */
type Outcomes = {
  readonly [Kind in DialogKind]: Map<Dialog, Deferred.Deferred<DialogAnswer<Kind>>>;
};

const noOutcomes = (): Outcomes => ({
  registrationSuccess: new Map(),
  linkOrders: new Map(),
  deletion: new Map(),
  content: new Map(),
  error: new Map(),
  unsavedChanges: new Map(),
  unavailableProducts: new Map(),
  couponLoss: new Map(),
  ageConfirmation: new Map(),
});

/**
 * Shows the dialogs in turn, and none while the shopper is asked for the place of delivery: `hold` puts the open one
 * back.
 */
const dialogQueue = Effect.gen(function* () {
  const { settings } = yield* ShopEnvironment;
  const isPlaceAsked = yield* PlaceQuestion;
  const scope = yield* Effect.scope;
  const { open } = dialogStores();
  let waiting: ReadonlyArray<Dialog> = [];

  /** Shows a dialog, and runs the effect after a time if the dialog is still shown as it is now. */
  const show = (shown: OpenDialog, { after, run }: { readonly after: number; readonly run: Effect.Effect<void> }) => {
    open.set(shown);
    return sleep(after).pipe(
      Effect.andThen(Effect.suspend(() => (open.get() === shown ? run : Effect.void))),
      Effect.forkIn(scope),
    );
  };
  const showNext = (close: (dialog: DialogOf<"error">) => Effect.Effect<void>) =>
    Effect.suspend(() => {
      const [dialog, ...rest] = waiting;
      if (dialog === undefined || isPlaceAsked.get()) {
        open.set(null);
        return Effect.void;
      }
      waiting = rest;
      const shown = { dialog, isClosing: false };
      if (dialog.kind === "error") return show(shown, { after: settings.errorDialogMs, run: close(dialog) });
      open.set(shown);
      return Effect.void;
    });
  return {
    open,
    showNext,
    add: (dialog: Dialog) => {
      waiting = [...waiting, dialog];
    },
    hold: () => {
      const shown = open.get();
      if (shown !== null && !shown.isClosing) waiting = [shown.dialog, ...waiting];
      open.set(null);
    },
    end: (dialog: Dialog, next: Effect.Effect<void>) =>
      Effect.suspend(() => {
        waiting = waiting.filter((each) => each !== dialog);
        if (open.get()?.dialog !== dialog) return Effect.void;
        return show({ dialog, isClosing: true }, { after: settings.dialogCloseMs, run: next });
      }),
  };
});

/** @rule MODAL-1, MODAL-4, FORM-5, CART-9 */
export const dialogServiceLive = Layer.effect(
  DialogService,
  Effect.gen(function* () {
    const { open, showNext, add, hold, end } = yield* dialogQueue;
    const isPlaceAsked = yield* PlaceQuestion;
    const outcomes = noOutcomes();
    const outcomesOf = <Kind extends DialogKind>(kind: Kind) => outcomes[kind];

    const next: Effect.Effect<void> = Effect.suspend(() => showNext((error) => give(error, null)));
    function give<Kind extends DialogKind>(dialog: DialogOf<Kind>, given: DialogAnswer<Kind>): Effect.Effect<void> {
      return Effect.gen(function* () {
        const asked = outcomesOf<Kind>(dialog.kind);
        const outcome = asked.get(dialog);
        if (outcome === undefined) return;
        asked.delete(dialog);
        yield* end(dialog, next);
        yield* Deferred.succeed(outcome, given);
        if (given === "personalMenu") yield* (yield* Navigator).go({ kind: "push", to: profilePath });
      });
    }
    const ask = <Kind extends DialogKind>(dialog: DialogOf<Kind>): Effect.Effect<DialogAnswer<Kind>> =>
      Effect.gen(function* () {
        const asked = outcomesOf<Kind>(dialog.kind);
        const same = [...asked].find(([each]) => sameData(each, dialog));
        if (same !== undefined) return yield* Deferred.await(same[1]);
        const outcome = Deferred.makeUnsafe<DialogAnswer<Kind>>();
        asked.set(dialog, outcome);
        add(dialog);
        if (open.get() === null) yield* next;
        return yield* Deferred.await(outcome);
      });
    yield* follow(isPlaceAsked.subscribe, () => {
      if (!isPlaceAsked.get()) return next;
      hold();
      return undefined;
    });

    const answer = yield* command(
      { name: "dialogs.answer", policy: selfManaged("queue"), requests: 0 },
      ({ dialog, given }: { readonly dialog: Dialog; readonly given: DialogAnswer<DialogKind> }) => give(dialog, given),
    );

    return DialogService.of({
      open,
      ask,
      answer: (dialog, given) => answer({ dialog, given }),
      mayLeave: (save) =>
        Effect.flatMap(ask({ kind: "unsavedChanges" }), (choice) =>
          choice === "save" ? Effect.as(Effect.promise(save), true) : Effect.succeed(choice === "discard"),
        ),
    });
  }),
);

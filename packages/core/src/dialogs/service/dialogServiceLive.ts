import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { sleep } from "../../kernel/Sleep.ts";
import { Navigator } from "../../navigation/service/Navigator.ts";
import { profilePath } from "../../navigation/rules/profileMenu.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { Dialog, DialogAnswer, DialogKind, DialogOf } from "../model/Dialog.ts";
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

/** @rule MODAL-1, MODAL-4, FORM-5 */
export const dialogServiceLive = Layer.effect(
  DialogService,
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const scope = yield* Effect.scope;
    const { open } = dialogStores();
    let waiting: ReadonlyArray<Dialog> = [];
    const outcomes = noOutcomes();
    const outcomesOf = <Kind extends DialogKind>(kind: Kind) => outcomes[kind];

    const later = (milliseconds: number, effect: Effect.Effect<void>) =>
      Effect.forkIn(Effect.andThen(sleep(milliseconds), effect), scope);

    const showNext = (close: (dialog: DialogOf<"error">) => Effect.Effect<void>) =>
      Effect.suspend(() => {
        const [dialog, ...rest] = waiting;
        waiting = rest;
        open.set(dialog === undefined ? null : { dialog, isClosing: false });
        return dialog?.kind === "error" ? later(settings.errorDialogMs, close(dialog)) : Effect.void;
      });

    const give = <Kind extends DialogKind>(dialog: DialogOf<Kind>, given: DialogAnswer<Kind>): Effect.Effect<void> =>
      Effect.gen(function* () {
        const asked = outcomesOf<Kind>(dialog.kind);
        const outcome = asked.get(dialog);
        if (outcome === undefined) return;
        asked.delete(dialog);
        if (open.get()?.dialog === dialog) {
          open.set({ dialog, isClosing: true });
          yield* later(
            settings.dialogCloseMs,
            showNext((error) => give(error, null)),
          );
        } else {
          waiting = waiting.filter((each) => each !== dialog);
        }
        yield* Deferred.succeed(outcome, given);
        if (given === "personalMenu") yield* (yield* Navigator).go({ kind: "push", to: profilePath });
      });

    const ask = <Kind extends DialogKind>(dialog: DialogOf<Kind>): Effect.Effect<DialogAnswer<Kind>> =>
      Effect.gen(function* () {
        const asked = outcomesOf<Kind>(dialog.kind);
        const same = [...asked].find(([each]) => sameData(each, dialog));
        if (same !== undefined) return yield* Deferred.await(same[1]);
        const outcome = Deferred.makeUnsafe<DialogAnswer<Kind>>();
        asked.set(dialog, outcome);
        waiting = [...waiting, dialog];
        if (open.get() === null) yield* showNext((error) => give(error, null));
        return yield* Deferred.await(outcome);
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

import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Store } from "../kernel/Store.ts";
import type { DialogAnswer, DialogKind, DialogOf, OpenDialog } from "./Dialog.ts";

/** The shop's dialogs, one after the other. */
export class DialogService extends Context.Service<
  DialogService,
  {
    readonly open: Store<OpenDialog | null>;
    /** Waits for the shopper. */
    readonly ask: <Kind extends DialogKind>(dialog: DialogOf<Kind>) => Effect.Effect<DialogAnswer<Kind>>;
    /** Does nothing when the dialog has been answered already. */
    readonly answer: <Kind extends DialogKind>(
      dialog: DialogOf<Kind>,
      answer: DialogAnswer<Kind>,
    ) => Effect.Effect<void>;
    /** Whether the shopper may go: they discard their changes, or save them. Fails as saving does. */
    readonly mayLeave: <E>(save: Effect.Effect<unknown, E>) => Effect.Effect<boolean, E>;
  }
>()("@kamra/core/dialogs/DialogService") {}

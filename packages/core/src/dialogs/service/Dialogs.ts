import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { DialogAnswer, DialogKind, DialogOf } from "../model/Dialog.ts";

/** How services ask the shopper. Without the capability `dialogs` every dialog is closed without an answer. */
export const Dialogs = Context.Reference<{
  /** Queued. The same dialog requested twice is shown once; both callers get its answer. */
  readonly ask: <Kind extends DialogKind>(dialog: DialogOf<Kind>) => Effect.Effect<DialogAnswer<Kind>>;
}>("@kamra/core/dialogs/Dialogs", { defaultValue: () => ({ ask: () => Effect.succeed(null) }) });

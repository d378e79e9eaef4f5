import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { DialogAnswer, DialogKind, DialogOf } from "./Dialog.ts";

/** How services ask the shopper. Without the capability `dialogs` every dialog is closed without an answer. */
export const Dialogs = Context.Reference<{
  /** After those that were asked before. The same dialog asked twice is shown once; both get its answer. */
  readonly ask: <Kind extends DialogKind>(dialog: DialogOf<Kind>) => Effect.Effect<DialogAnswer<Kind>>;
}>("@kamra/core/modal/Dialogs", { defaultValue: () => ({ ask: () => Effect.succeed(null) }) });

import * as Context from "effect/Context";
import type { Query, AtOnce, Form } from "../../kernel/methodForms.ts";
import type { Store } from "../../kernel/Store.ts";
import type { DialogAnswer, DialogKind, DialogOf, OpenDialog } from "../model/Dialog.ts";

/** The shop's dialogs for the shopper, one after the other. `shop.delivery` has the delivery dialog. */
export interface ShopDialogs<As extends Form = "promise"> {
  /**
   * The dialog to show. Its answer closes it; closing it answers null. It waits while the delivery dialog
   * (`shop.delivery.request`) is open, so that the shopper is asked one thing at a time.
   */
  readonly open: Store<OpenDialog | null>;
  /** Queue: shown after earlier ones. Waits for the shopper; never rejects before the shop's end. */
  readonly ask: <Kind extends DialogKind>(dialog: DialogOf<Kind>) => Query<As, DialogAnswer<Kind>>;
  /** For a shopper about to leave unsaved changes: whether to leave. Rejects, and they stay, when saving fails. */
  readonly mayLeave: (save: () => Promise<unknown>) => Query<As, boolean>;
  /** Answers the dialog. Does nothing when it has been answered already. */
  readonly answer: <Kind extends DialogKind>(dialog: DialogOf<Kind>, answer: DialogAnswer<Kind>) => AtOnce<As>;
}

/** `shop.dialogs` for other services. */
export class DialogService extends Context.Service<DialogService, ShopDialogs<"effect">>()(
  "@kamra/core/dialogs/DialogService",
) {}

import type { Store } from "../shop/Store.ts";
import type { DialogAnswer, DialogKind, DialogOf, OpenDialog } from "./Dialog.ts";

/** What the shop asks the shopper, one after the other. Where the goods go is asked by `shop.delivery`. */
export interface ShopDialogs {
  /** The one to show. Its answer closes it; so does closing it, which is the answer null. */
  readonly open: Store<OpenDialog | null>;
  /** Queue: shown after those that were asked before. Waits for the shopper; never rejects before the shop's end. */
  ask<Kind extends DialogKind>(dialog: DialogOf<Kind>): Promise<DialogAnswer<Kind>>;
  /** For who is about to leave unsaved changes: whether they go. Rejects, and they stay, when saving does. */
  mayLeave(save: () => Promise<unknown>): Promise<boolean>;
  /** Settles what was asked. Does nothing when it has been answered already. */
  answer<Kind extends DialogKind>(dialog: DialogOf<Kind>, answer: DialogAnswer<Kind>): void;
}

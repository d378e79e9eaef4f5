import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

interface SavedItemChanges {
  /** The last change's error, or null. */
  readonly message: string | null;
  readonly isBusy: boolean;
  readonly change: (changing: Promise<unknown>) => void;
  /** Asks before deleting. */
  readonly remove: (what: string, removing: () => Promise<unknown>) => void;
}

/**
 * Changes of an account's saved addresses and bank cards.
 * @rule MODAL-4
 */
export function useSavedItems(): SavedItemChanges {
  const { dialogs } = useStorefrontShop();
  const { state, message, send } = useSending();
  return {
    message,
    isBusy: state === "sending",
    change: send,
    remove: (what, removing) =>
      void dialogs.ask({ kind: "deletion", what }).then((answer) => {
        if (answer === "delete") send(removing());
      }),
  };
}

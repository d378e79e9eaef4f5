import { useSending } from "../../shop/useSending.ts";
import { useDeletion } from "../../shop/useDeletion.ts";

interface SavedItemChanges extends Pick<ReturnType<typeof useDeletion>, "remove"> {
  /** The last change's error, or null. */
  readonly message: string | null;
  readonly isBusy: boolean;
  readonly change: (changing: Promise<unknown>) => void;
}

/**
 * Changes of an account's saved addresses and bank cards.
 */
export function useSavedItems(): SavedItemChanges {
  const { state, message, send } = useSending();
  const { isDeleting, remove } = useDeletion();
  return { message, isBusy: state === "sending" || isDeleting, change: send, remove };
}

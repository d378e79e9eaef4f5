import { orThrow } from "@kamra/core";
import { useState } from "react";
import { failureText } from "./failureText.ts";
import { useStorefrontShop } from "./useStorefrontShop.ts";

interface Deletion {
  readonly isDeleting: boolean;
  /** `what` names what will be deleted. */
  readonly remove: (what: string, removing: () => Promise<Parameters<typeof orThrow>[0]>) => Promise<void>;
}

/**
 * Deletes after a question. A failure is shown in a dialog too.
 *
 * @rule MODAL-4, NET-6
 */
export function useDeletion(): Deletion {
  const shop = useStorefrontShop();
  const [isDeleting, setIsDeleting] = useState(false);
  const remove: Deletion["remove"] = async (what, removing) => {
    if ((await shop.dialogs.ask({ kind: "deletion", what })) !== "delete") return;
    setIsDeleting(true);
    try {
      orThrow(await removing());
    } catch (error) {
      void shop.dialogs.ask({ kind: "error", text: failureText(shop, error) });
    }
    setIsDeleting(false);
  };
  return { isDeleting, remove };
}

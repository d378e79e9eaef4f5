import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

interface UnsavedChanges {
  readonly isChanged: boolean;
  readonly isSending: boolean;
  /** Returns whether the save succeeded. */
  readonly submit: () => Promise<boolean>;
  readonly reset: () => void;
}

/**
 * Asks a shopper who is about to leave a changed form whether to save it. Closing the question, or a failed save, keeps
 * them on the page.
 *
 * @rule FORM-5
 */
export function useUnsavedChanges({ isChanged, isSending, submit, reset }: UnsavedChanges): void {
  const { dialogs } = useStorefrontShop();
  const blocker = useBlocker(isChanged && !isSending);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let outcome: "discarded" | "saved" | "refused" = "discarded";
    const save = async () => {
      outcome = (await submit()) ? "saved" : "refused";
    };
    void dialogs.mayLeave(save).then((mayLeave) => {
      if (!mayLeave || outcome === "refused") return blocker.reset();
      if (outcome === "discarded") reset();
      blocker.proceed();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the functions are new in each render: as dependencies they would ask again
  }, [blocker.state]);
}

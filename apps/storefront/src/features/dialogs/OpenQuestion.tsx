import type { OpenDialog } from "@kamra/core/dialogs";
import { QuestionDialog } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { LinkingDialog } from "./LinkingDialog.tsx";
import { questionOf } from "./questionOf.tsx";

/** The open question of the shop. */
export function OpenQuestion({ dialog, isClosing }: OpenDialog) {
  const shop = useStorefrontShop();
  if (dialog.kind === "linkOrders") return <LinkingDialog dialog={dialog} isOpen={!isClosing} />;
  const question = questionOf(dialog, shop);
  return <QuestionDialog {...question} isOpen={!isClosing} onDecline={() => shop.dialogs.answer(dialog, null)} />;
}

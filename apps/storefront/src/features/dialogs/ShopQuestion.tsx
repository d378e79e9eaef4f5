import { useDialog } from "@kamra/react";
import { QuestionDialog } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { LinkingDialog } from "./LinkingDialog.tsx";
import { questionOf } from "./questionOf.tsx";

/** What the shop asks, for as long as it is open. */
export function ShopQuestion() {
  const shop = useStorefrontShop();
  const open = useDialog();
  if (open === null) return null;
  const { dialog, isClosing } = open;
  if (dialog.kind === "linkOrders") return <LinkingDialog dialog={dialog} isOpen={!isClosing} />;
  const question = questionOf(dialog, shop);
  return <QuestionDialog {...question} isOpen={!isClosing} onDecline={() => shop.dialogs.answer(dialog, null)} />;
}

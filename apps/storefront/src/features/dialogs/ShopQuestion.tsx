import { useDialog } from "@kamra/react";
import { QuestionDialog } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { questionOf } from "./questionOf.tsx";

/** What the shop asks, for as long as it is open. */
export function ShopQuestion() {
  const shop = useStorefrontShop();
  const open = useDialog();
  if (open === null) return null;
  const question = questionOf(open.dialog, shop);
  return (
    <QuestionDialog {...question} isOpen={!open.isClosing} onDecline={() => shop.dialogs.answer(open.dialog, null)} />
  );
}

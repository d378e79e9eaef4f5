import type { DialogOf } from "@kamra/core/dialogs";
import { QuestionDialog, Select } from "@kamra/ui";
import { useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { linkableOrderText } from "./linkableOrderText.ts";
import { dialogText } from "./text.hu.ts";

interface LinkingDialogProps {
  readonly dialog: DialogOf<"linkOrders">;
  readonly isOpen: boolean;
}

const { title, body, which, confirm, decline } = dialogText.linkOrders;

/**
 * Offers to link the cart to an open order; the shopper chooses if there are several.
 * @rule MODAL-3
 */
export function LinkingDialog({ dialog, isOpen }: LinkingDialogProps) {
  const shop = useStorefrontShop();
  const { dialogs } = shop;
  const told = { now: shop.now() };
  const { orders, preselected } = dialog;
  const [chosen, setChosen] = useState(preselected);
  const [only] = orders;
  return (
    <QuestionDialog
      title={title}
      confirm={confirm}
      decline={decline}
      isOpen={isOpen}
      onConfirm={() => dialogs.answer(dialog, chosen)}
      onDecline={() => dialogs.answer(dialog, null)}
    >
      {orders.length > 1 ? (
        <Select
          label={which}
          options={orders.map((order) => ({ value: order.id, label: linkableOrderText(order, told) }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        only !== undefined && <p>{linkableOrderText(only, told)}</p>
      )}
      <p>{body}</p>
    </QuestionDialog>
  );
}

import type { ShopDialogs } from "@kamra/core";
import { cartTexts } from "@kamra/core/cart";
import type { DialogOf } from "@kamra/core/dialogs";
import { useState } from "react";
import { useLinkableOrderText } from "../delivery/useLinkableOrderText.ts";
import { Select } from "../field/Select.tsx";
import { QuestionDialog, type QuestionDialogProps } from "../overlay/QuestionDialog.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { dialogTexts } from "./text.hu.ts";

interface LinkOrdersQuestionProps extends Pick<QuestionDialogProps, "isOpen"> {
  readonly dialog: DialogOf<"linkOrders">;
  readonly onAnswer: ShopDialogs["answer"];
  readonly now: Date | undefined;
}

/**
 * Offers to link the cart to an open order; the shopper chooses if there are several.
 * @rule MODAL-3
 */
export function LinkOrdersQuestion({ dialog, now, onAnswer, ...frame }: LinkOrdersQuestionProps) {
  const { title, which, body } = useTexts("dialogs", dialogTexts).linkOrders;
  const { confirm, decline } = useCoreTexts("cart", cartTexts).linking;
  const textOf = useLinkableOrderText({ now });
  const { orders, preselected } = dialog;
  const [chosen, setChosen] = useState(preselected);
  const [only] = orders;
  return (
    <QuestionDialog
      {...frame}
      title={title}
      confirm={confirm}
      decline={decline}
      onConfirm={() => onAnswer(dialog, chosen)}
      onDecline={() => onAnswer(dialog, null)}
    >
      <p>{body}</p>
      {orders.length > 1 ? (
        <Select
          label={which}
          options={orders.map((order) => ({ value: order.id, label: textOf(order) }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        only !== undefined && <p>{textOf(only)}</p>
      )}
    </QuestionDialog>
  );
}

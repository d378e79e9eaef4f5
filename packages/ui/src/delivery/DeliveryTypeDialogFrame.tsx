import { DialogFrame } from "../overlay/DialogFrame.tsx";
import { useCoreTexts } from "../text/useTexts.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { DeliveryTypeForm, type DeliveryTypeFormProps } from "./DeliveryTypeForm.tsx";

/** Props of `DeliveryTypeDialog`: those of its form, and whether it is open. */
export interface DeliveryTypeDialogProps extends DeliveryTypeFormProps {
  /** Whether the dialog is shown. */
  readonly isOpen: boolean;
  /** Called when it is closed without a choice. */
  readonly onCancel: () => void;
}

/** The delivery type dialog itself. */
export const DeliveryTypeDialogFrame = ({ isOpen, onCancel, ...form }: DeliveryTypeDialogProps) => (
  <DialogFrame isOpen={isOpen} onClose={onCancel} title={useCoreTexts("delivery", deliveryTexts).question.title}>
    <DeliveryTypeForm {...form} />
  </DialogFrame>
);

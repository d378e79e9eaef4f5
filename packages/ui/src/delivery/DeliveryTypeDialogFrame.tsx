import { DialogFrame } from "../overlay/DialogFrame.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import type { DeliveryTypeDialogProps } from "./DeliveryTypeDialog.tsx";
import { DeliveryTypeForm } from "./DeliveryTypeForm.tsx";

/** The delivery type dialog itself. */
export const DeliveryTypeDialogFrame = ({ isOpen, onCancel, ...form }: DeliveryTypeDialogProps) => (
  <DialogFrame isOpen={isOpen} onClose={onCancel} title={useTexts().core.delivery.question.title}>
    <DeliveryTypeForm {...form} />
  </DialogFrame>
);

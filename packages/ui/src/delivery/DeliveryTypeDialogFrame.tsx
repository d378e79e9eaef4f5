import { DialogFrame } from "../overlay/DialogFrame.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts } from "../text/useTexts.ts";
import { deliveryTexts } from "@kamra/core/delivery";
import { DeliveryTypeForm, type DeliveryTypeFormProps } from "./DeliveryTypeForm.tsx";

/** Props of `DeliveryTypeDialog`: what it asks, whether it is open, and those of its root element. */
export interface DeliveryTypeDialogProps
  extends
    Partial<Pick<DeliveryTypeFormProps, "isForAdd" | "isPickupAvailable" | "savedAddresses" | "deliveryInfoHref">>,
    Pick<DeliveryTypeFormProps, "selection" | "lookup" | "onPostcodeChange" | "onConfirm">,
    RootProps<"dialog"> {
  /** Whether the dialog is shown. */
  readonly isOpen: boolean;
  /** Called when it is closed without a choice. */
  readonly onClose: () => void;
}

/** The delivery type dialog itself. */
export const DeliveryTypeDialogFrame = ({
  isOpen,
  onClose,
  selection,
  lookup,
  onPostcodeChange,
  onConfirm,
  isForAdd = false,
  isPickupAvailable = true,
  savedAddresses = [],
  deliveryInfoHref = "/szallitas",
  ...root
}: DeliveryTypeDialogProps) => {
  const { title } = useCoreTexts("delivery", deliveryTexts).question;
  const asked = { selection, lookup, isForAdd, isPickupAvailable, savedAddresses, deliveryInfoHref };
  return (
    <DialogFrame {...root} isOpen={isOpen} onClose={onClose} title={title}>
      <DeliveryTypeForm {...asked} onPostcodeChange={onPostcodeChange} onConfirm={onConfirm} />
    </DialogFrame>
  );
};

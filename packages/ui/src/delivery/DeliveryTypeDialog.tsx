import type { DeliverySelection, ShippingAddress } from "@kamra/core/delivery";
import { Dialog } from "../overlay/Dialog.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import { DeliveryTypeForm } from "./DeliveryTypeForm.tsx";
import type { PostcodeLookupState } from "./PostcodeLookupState.ts";

export interface DeliveryTypeDialogProps {
  readonly isOpen: boolean;
  /** An addition to the cart waits for the answer. */
  readonly isForAdd?: boolean;
  /** What holds now. */
  readonly selection: DeliverySelection | null;
  /** What is known of the postcode last passed to `onPostcodeChange`. */
  readonly lookup: PostcodeLookupState;
  /** Digits only, at most four. */
  readonly onPostcodeChange: (postcode: string) => void;
  readonly onConfirm: (selection: DeliverySelection) => void;
  readonly onCancel: () => void;
  readonly isPickupAvailable?: boolean;
  /** Those of who is logged in. */
  readonly savedAddresses?: ReadonlyArray<ShippingAddress>;
  readonly deliveryInfoHref?: string;
}

/**
 * Asks where the goods go: to a postcode, a saved address or our counter.
 *
 * @rule MODAL-2
 */
export const DeliveryTypeDialog = ({ isOpen, onCancel, ...form }: DeliveryTypeDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onCancel} title={useTexts().core.delivery.question.title}>
    <DeliveryTypeForm {...form} />
  </Dialog>
);

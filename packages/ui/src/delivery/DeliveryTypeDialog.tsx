import type { DeliverySelection, ShippingAddress } from "@kamra/core/delivery";
import { lazyPart } from "../overlay/lazyPart.tsx";
import type { PostcodeLookupState } from "./PostcodeLookupState.ts";

export interface DeliveryTypeDialogProps {
  readonly isOpen: boolean;
  /** Whether an addition to the cart waits for the answer. */
  readonly isForAdd?: boolean;
  /** The current choice. */
  readonly selection: DeliverySelection | null;
  /** The lookup of the postcode last passed to `onPostcodeChange`. */
  readonly lookup: PostcodeLookupState;
  /** Digits only, at most four. */
  readonly onPostcodeChange: (postcode: string) => void;
  readonly onConfirm: (selection: DeliverySelection) => void;
  readonly onCancel: () => void;
  readonly isPickupAvailable?: boolean;
  /** The user's saved addresses. */
  readonly savedAddresses?: ReadonlyArray<ShippingAddress>;
  readonly deliveryInfoHref?: string;
}

/**
 * Asks for the delivery address: a postcode, a saved address or pickup.
 *
 * @rule MODAL-2
 */
export const DeliveryTypeDialog = lazyPart<DeliveryTypeDialogProps>(
  async () => (await import("./DeliveryTypeDialogFrame.tsx")).DeliveryTypeDialogFrame,
  { close: ({ onCancel }) => onCancel() },
);

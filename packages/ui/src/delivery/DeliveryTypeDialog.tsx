import { lazyPart } from "../overlay/lazyPart.tsx";
import type { DeliveryTypeDialogProps } from "./DeliveryTypeDialogFrame.tsx";

/**
 * Asks for the delivery address: a postcode, a saved address or pickup.
 *
 * @rule MODAL-2
 */
export const DeliveryTypeDialog = lazyPart<DeliveryTypeDialogProps>(
  async () => (await import("./DeliveryTypeDialogFrame.tsx")).DeliveryTypeDialogFrame,
  { close: ({ onClose }) => onClose() },
);

export type { Dialog, DialogAnswer, DialogKind, DialogKinds, DialogOf, OpenDialog } from "./Dialog.ts";
export { deliveryAnswer, type DeliveryDraft } from "./deliveryAnswer.ts";

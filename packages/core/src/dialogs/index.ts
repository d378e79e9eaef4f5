export type { Dialog, DialogAnswer, DialogKind, DialogKinds, DialogOf, OpenDialog } from "./model/Dialog.ts";
export { deliveryAnswer, type DeliveryDraft } from "./rules/deliveryAnswer.ts";

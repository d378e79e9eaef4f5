import type { Store } from "../kernel/Store.ts";
import type { DeliveryRequest } from "./DeliveryRequest.ts";
import type { DeliverySelection } from "./DeliverySelection.ts";
import type { PostcodeLookup } from "./PostcodeLookup.ts";
import type { ShippingMethod } from "./ShippingMethod.ts";

/** Delivery address and shipping methods. */
export interface ShopDelivery {
  /** Kept in a cookie; null until the shopper has chosen. */
  readonly selection: Store<DeliverySelection | null>;
  /** Answers the dialog. Settles when the shipping methods there are loaded, and never rejects. */
  select(selection: DeliverySelection): Promise<void>;
  clear(): Promise<void>;
  /** Null until they have been loaded, and when loading them has failed. */
  readonly methods: Store<ReadonlyArray<ShippingMethod> | null>;
  /** Latest wins. Never rejects: a failure is a notice. */
  refreshMethods(): Promise<void>;
  /** Latest wins: an overtaken call gets the latest one's answer. Rejects with a ShopError. */
  lookUpPostcode(text: string): Promise<PostcodeLookup>;
  /** Whether the delivery dialog is open. */
  readonly request: Store<DeliveryRequest>;
  /** The picker's first values: the selection, else a logged-in shopper's default address, else null. */
  pickerStart(): DeliverySelection | null;
  openPicker(): void;
  cancelPicker(): void;
}

import { shippingTraits } from "@kamra/core/delivery";
import { useDeliveryRequest, useDeliverySelection, useShippingMethods, useUser } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { DeliveryTypeDialog } from "@kamra/ui";
import { usePostcodeLookup } from "../address/usePostcodeLookup.ts";
import { paths } from "../paths/paths.ts";

/**
 * The open delivery dialog. An addition to the cart may wait for its answer.
 *
 * @rule CART-9
 * @rule ADDR-6
 */
export function DeliveryPicker() {
  const shop = useStorefrontShop();
  const request = useDeliveryRequest();
  const selection = useDeliverySelection();
  const methods = useShippingMethods();
  const user = useUser();
  const { lookup, lookUp } = usePostcodeLookup();

  return (
    <DeliveryTypeDialog
      isOpen={request.open}
      isForAdd={request.forAdd}
      selection={request.open ? shop.delivery.pickerStart() : selection}
      lookup={lookup}
      onPostcodeChange={lookUp}
      onConfirm={(chosen) => void shop.delivery.select(chosen)}
      onClose={() => shop.delivery.cancelPicker()}
      savedAddresses={user?.shippingAddresses ?? []}
      isPickupAvailable={methods?.find((method) => shippingTraits(method).goesTo === "shop")?.isAvailable ?? true}
      deliveryInfoHref={paths.deliveryInfo}
    />
  );
}

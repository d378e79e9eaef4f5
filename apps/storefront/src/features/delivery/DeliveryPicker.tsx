import { useDeliveryRequest, useDeliverySelection, useShippingMethods } from "@kamra/react";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { DeliveryTypeDialog, type PostcodeLookupState } from "@kamra/ui";
import { useRef, useState } from "react";
import { paths } from "../shell/paths.ts";

/**
 * The question where the goods go, for as long as it is open. An addition to the cart may wait for its answer.
 *
 * @rule CART-9
 * @rule ADDR-6
 */
export function DeliveryPicker() {
  const shop = useStorefrontShop();
  const request = useDeliveryRequest();
  const selection = useDeliverySelection();
  const methods = useShippingMethods();
  const [lookup, setLookup] = useState<PostcodeLookupState>({ status: "incomplete" });
  const asked = useRef("");

  const lookUp = (postcode: string) => {
    asked.current = postcode;
    const show = (state: PostcodeLookupState) => {
      if (asked.current === postcode) setLookup(state);
    };
    show({ status: "loading" });
    shop.delivery
      .lookUpPostcode(postcode)
      .then(show, (error: unknown) => show({ status: "failed", message: failureText(shop, error) }));
  };

  return (
    <DeliveryTypeDialog
      isOpen={request.open}
      isForAdd={request.forAdd}
      selection={selection}
      lookup={lookup}
      onPostcodeChange={lookUp}
      onConfirm={(chosen) => void shop.delivery.select(chosen)}
      onCancel={() => shop.delivery.cancelPicker()}
      isPickupAvailable={methods?.find(({ kind }) => kind === "pickup")?.isAvailable ?? true}
      deliveryInfoHref={paths.deliveryInfo}
    />
  );
}

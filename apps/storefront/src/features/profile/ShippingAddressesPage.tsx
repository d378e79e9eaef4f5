import { addressText } from "@kamra/core/delivery";
import { formatPhone } from "@kamra/core/form";
import { useShippingAddresses } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { SavedAddresses } from "./SavedAddresses.tsx";
import { ShippingAddressForm } from "./ShippingAddressForm.tsx";
import { profileText } from "./text.hu.ts";

/** The saved shipping addresses. @rule ADDR-8, MODAL-4, FORM-5 */
export function ShippingAddressesPage() {
  const shop = useStorefrontShop();
  return (
    <SavedAddresses
      text={profileText.shippingAddresses}
      addresses={useShippingAddresses()}
      factsOf={(address) => [
        addressText(address),
        address.telephone === null ? null : formatPhone(address.telephone),
        address.note,
      ]}
      setDefault={async (id) => (await accountOf(shop)).setDefaultShippingAddress(id)}
      remove={async (id) => (await accountOf(shop)).deleteShippingAddress(id)}
      form={(address, frame) => <ShippingAddressForm address={address} {...frame} />}
    />
  );
}

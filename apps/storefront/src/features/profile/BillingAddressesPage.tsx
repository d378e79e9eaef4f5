import { addressText } from "@kamra/core/delivery";
import { useBillingAddresses } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { BillingAddressForm } from "./BillingAddressForm.tsx";
import { SavedAddresses } from "./SavedAddresses.tsx";
import { profileText } from "./text.hu.ts";

const text = profileText.billingAddresses;

/** The saved billing addresses. @rule ADDR-8, MODAL-4, FORM-5 */
export function BillingAddressesPage() {
  const shop = useStorefrontShop();
  return (
    <SavedAddresses
      text={text}
      addresses={useBillingAddresses()}
      factsOf={(address) => [
        addressText(address),
        address.vatNumber === null ? null : text.vatNumber(address.vatNumber),
      ]}
      setDefault={async (id) => (await accountOf(shop)).setDefaultBillingAddress(id)}
      remove={async (id) => (await accountOf(shop)).deleteBillingAddress(id)}
      form={(address, frame) => <BillingAddressForm address={address} {...frame} />}
    />
  );
}

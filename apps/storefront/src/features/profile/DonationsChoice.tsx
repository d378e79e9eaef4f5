import { Checkbox, Notice } from "@kamra/ui";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";
import { profileText } from "./text.hu.ts";

const text = profileText.personalData;

/** Whether the checkout asks the shopper for donations; saved immediately. */
export function DonationsChoice({ isDisabled }: { readonly isDisabled: boolean }) {
  const shop = useStorefrontShop();
  const { state, message, send } = useSending();
  return (
    <div>
      <Checkbox
        isSelected={isDisabled}
        isDisabled={state === "sending"}
        onChange={(wanted) => send(accountOf(shop).then((account) => account.setDonations({ isDisabled: wanted })))}
      >
        {text.noDonations}
      </Checkbox>
      {message !== null && <Notice tone="danger" title={message} />}
    </div>
  );
}

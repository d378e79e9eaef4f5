import { useAvoidedAllergens } from "@kamra/react";
import { AllergenChoice, Checkbox, Notice, Text } from "@kamra/ui";
import { accountOf } from "../../shop/later.ts";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { profileText } from "./text.hu.ts";

const text = profileText.personalData;

/**
 * The allergens that the shopper avoids, and their consent to storing them with the account; both are saved immediately.
 * @rule ALLERGEN-3, ALLERGEN-4
 */
export function AllergensChoice({ isStored }: { readonly isStored: boolean }) {
  const shop = useStorefrontShop();
  const avoided = useAvoidedAllergens();
  const { state, message, send } = useSending();
  const store = async (consents: boolean) => {
    const account = await accountOf(shop);
    return consents ? account.keepAllergens(avoided) : account.forgetAllergens();
  };
  return (
    <>
      <AllergenChoice
        label={text.allergens}
        value={avoided}
        onChange={(codes) => shop.catalogue.avoidAllergens(codes)}
      />
      <div>
        <Checkbox isSelected={isStored} isDisabled={state === "sending"} onChange={(wanted) => send(store(wanted))}>
          {text.allergenConsent}
        </Checkbox>
        <div role="status">
          <Text tone="muted">{isStored ? text.allergensStored : text.allergensHere}</Text>
        </div>
        {message !== null && <Notice tone="danger" title={message} />}
      </div>
    </>
  );
}

import { allergenCodes, allergenTexts } from "@kamra/core/product";
import { useAvoidedAllergens } from "@kamra/react";
import { Checkbox, Notice } from "@kamra/ui";
import { accountOf } from "../../shop/later.ts";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import styles from "./AllergensChoice.module.css";
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
    await (consents ? account.keepAllergens(avoided) : account.forgetAllergens());
  };
  return (
    <>
      <div role="group" aria-label={text.allergens} className={styles.codes}>
        {allergenCodes.map((code) => (
          <Checkbox
            key={code}
            isSelected={avoided.includes(code)}
            onChange={(isOn) =>
              shop.catalogue.avoidAllergens(isOn ? [...avoided, code] : avoided.filter((each) => each !== code))
            }
          >
            {allergenTexts[code]}
          </Checkbox>
        ))}
      </div>
      <div>
        <Checkbox isSelected={isStored} isDisabled={state === "sending"} onChange={(wanted) => send(store(wanted))}>
          {text.allergenConsent}
        </Checkbox>
        <p role="status" className={styles.note}>
          {isStored ? text.allergensStored : text.allergensHere}
        </p>
        {message !== null && <Notice tone="danger" title={message} />}
      </div>
    </>
  );
}

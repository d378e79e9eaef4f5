import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useUser } from "@kamra/react";
import { Select, TextArea, TextField } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useDonation, useOrderRequest } from "./OrderRequestContext.tsx";
import { Section } from "./Section.tsx";
import styles from "./OrderWishes.module.css";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.wishes;

const amounts = [200, 500, 1000];
const none = "0";
const substitutions = ["SIMILAR", "CALL_ME", "LEAVE_OUT"] as const;

/** What the shopper may say along with the order: all of it can be left as it is. */
export function OrderWishes() {
  const shop = useStorefrontShop();
  const user = useUser();
  const { request, change } = useOrderRequest();
  const lines = useCart(({ cart }) => cart?.lines ?? null);
  const wished = [...new Set(lines?.map(({ substitution }) => substitution))];
  const donation = useDonation();
  const substitute = (substitution: (typeof substitutions)[number]) => {
    for (const { product } of lines ?? [])
      // A failure is a notice of the shop, and the line stays as it was.
      void shop.cart.setWishes(product.id, { substitution }).catch(() => undefined);
  };
  return (
    <Section title={text.title}>
      <div className={styles.wishes}>
        <Select
          label={text.substitution}
          placeholder={text.mixed}
          options={substitutions.map((value) => ({ value, label: text.substitutions[value] }))}
          value={substitutions.find((each) => wished.length === 1 && wished[0] === each) ?? null}
          onChange={substitute}
        />
        <TextArea
          label={text.comment}
          isOptional
          value={request.comment ?? ""}
          onChange={(comment) => change({ comment })}
          rows={3}
        />
        {user?.disableDonations !== true && (
          <Select
            label={text.donation}
            options={[none, ...amounts.map(String)].map((value) => ({
              value,
              label: value === none ? text.noDonation : formatHuf(huf(Number(value))),
            }))}
            value={String(donation)}
            onChange={(value) =>
              change({ donation: value === none ? null : { amount: huf(Number(value)), cause: text.cause } })
            }
          />
        )}
        {user !== null && (
          <TextField
            label={text.list}
            description={text.listHelp}
            isOptional
            maxLength={100}
            autoComplete="off"
            value={request.saveAsList ?? ""}
            onChange={(saveAsList) => change({ saveAsList })}
          />
        )}
      </div>
    </Section>
  );
}

import { takesEmptiesBack } from "@kamra/core/delivery";
import { fieldKinds } from "@kamra/core/form";
import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCheckout, useUser } from "@kamra/react";
import { Checkbox, Section, Select, Stack, SubstitutionFields, TextArea, TextField } from "@kamra/ui";
import { useState } from "react";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { useDonation, useOrderRequest } from "./OrderRequestContext.tsx";
import { summaryText } from "./summary/text.hu.ts";
import { useCheckoutLines } from "./useCheckoutLines.ts";

const text = summaryText.substitutions;

const amounts = [200, 500, 1000];
const none = "0";
const longestCardNumber = 100;
const longestComment = 2000;

/** The shopper's donation on top of the order. */
function DonationField() {
  const shop = useShopWithCheckout();
  return (
    <Select
      label={text.donation}
      options={[none, ...amounts.map(String)].map((value) => ({
        value,
        label: value === none ? text.noDonation : formatHuf(huf(Number(value))),
      }))}
      value={String(useDonation())}
      onChange={(value) =>
        // The shop shows a failure as a notice, and the choice stays unchanged.
        void shop.checkout.update({
          donation: value === none ? null : { amount: huf(Number(value)), cause: text.cause },
        })
      }
    />
  );
}

/** The number of the shopper's card in the Lyoness programme, for its credit. */
function LoyaltyCardField() {
  const shop = useShopWithCheckout();
  const known = useCheckout(({ data }) => data.loyaltyCardNumber);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={text.loyaltyCard}
      isOptional
      inputMode="numeric"
      maxLength={longestCardNumber}
      autoComplete="off"
      value={typed ?? known ?? ""}
      onChange={(value) => {
        setTyped(value);
        // The shop shows a failure as a notice, and the number stays unchanged.
        void shop.checkout.update({ loyaltyCardNumber: fieldKinds.line(value).value || null });
      }}
    />
  );
}

/** The optional choices of an order. */
export function OrderSubstitutions() {
  const shop = useShopWithCheckout();
  const user = useUser();
  const { request, change } = useOrderRequest();
  const willHaveLists = user !== null || Boolean(request.password);
  const lines = useCheckoutLines();
  const canReturnEmpties = useCheckout(({ checkout }) => takesEmptiesBack(checkout.shippingMethod));
  return (
    <Section title={text.title}>
      <Stack>
        <SubstitutionFields
          lines={lines}
          onChange={(substitution) => {
            for (const { product } of lines)
              // The shop shows a failure as a notice, and the line stays unchanged.
              void shop.cart.setLineOptions(product.id, { substitution });
          }}
        />
        {canReturnEmpties && (
          <Checkbox
            isSelected={request.returnsEmpties === true}
            onChange={(returnsEmpties) => change({ returnsEmpties })}
          >
            {text.empties}
          </Checkbox>
        )}
        <TextArea
          label={text.comment}
          isOptional
          value={request.comment ?? ""}
          onChange={(comment) => change({ comment })}
          rows={3}
          maxLength={longestComment}
        />
        <LoyaltyCardField />
        {user?.disableDonations !== true && <DonationField />}
        {willHaveLists && (
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
      </Stack>
    </Section>
  );
}

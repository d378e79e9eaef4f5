import { paymentTraits } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import { useCartTotals, useCheckout, useSavedCards, useSession } from "@kamra/react";
import { Button, Checkbox, Notice, PaymentPicker } from "@kamra/ui";
import { useShopWithCheckout } from "../../shop/useShopWithCheckout.ts";
import { useDonation, useOrderRequest } from "./OrderRequestContext.tsx";
import { checkoutText } from "./text.hu.ts";

/** The payment method; the total shows its fee immediately. */
export function PaymentChoiceField() {
  const shop = useShopWithCheckout();
  const methods = useCheckout(({ paymentMethods }) => paymentMethods);
  const { paymentMethodId, savedCardId } = useCheckout(({ data }) => data);
  const shippingMethod = useCheckout(({ checkout }) => checkout.shippingMethod);
  const savedCards = useSavedCards();
  const { total, cashOnDelivery } = useCartTotals();
  const donation = useDonation();
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { request, change } = useOrderRequest();
  if (methods === null)
    return (
      <Notice tone="attention" title={checkoutText.billing.methodsFailed}>
        <Button variant="secondary" onPress={() => void shop.checkout.refresh()}>
          {checkoutText.retry}
        </Button>
      </Notice>
    );
  const chosen = methods.find(({ id }) => id === paymentMethodId) ?? null;
  const canSaveCard = isLoggedIn && paymentTraits(chosen)?.keepsCard;
  return (
    <>
      {total + donation === 0 && <Notice tone="info" title={checkoutText.summary.nothingToPay} />}
      <PaymentPicker
        methods={methods}
        savedCards={savedCards}
        value={paymentMethodId === null ? null : { methodId: paymentMethodId, savedCardId }}
        onChange={(choice) =>
          // The shop shows a failure as a notice, and the choice stays unchanged.
          void shop.checkout.update({ paymentMethodId: choice.methodId, savedCardId: choice.savedCardId })
        }
        shippingMethod={shippingMethod}
        due={huf(total - cashOnDelivery)}
        donation={donation}
      />
      {canSaveCard && (
        <Checkbox
          isSelected={request.saveCard ?? false}
          onChange={(saveCard) => change({ saveCard })}
          description={checkoutText.billing.saveCardHelp}
        >
          {checkoutText.billing.saveCard}
        </Checkbox>
      )}
    </>
  );
}

import { BillingForm } from "./BillingForm.tsx";
import { Section } from "@kamra/ui";
import { ShopCouponForm } from "./ShopCouponForm.tsx";
import { PaymentChoiceField } from "./PaymentChoiceField.tsx";
import { StepPage } from "./StepPage.tsx";
import { checkoutText } from "./text.hu.ts";
import { useLeaveStep } from "./useLeaveStep.ts";

const formId = "checkout-billing";

/** The billing address and the payment method. */
export function BillingPage() {
  const { isBusy, blockers, leave } = useLeaveStep("billing");
  return (
    <StepPage step="billing" formId={formId} isBusy={isBusy} blockers={blockers}>
      <BillingForm id={formId} leave={leave} />
      <Section title={checkoutText.billing.payment}>
        <PaymentChoiceField />
      </Section>
      <ShopCouponForm />
    </StepPage>
  );
}

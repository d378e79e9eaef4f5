import { addressText, type ShippingAddress } from "@kamra/core/delivery";
import { useCheckout, useDeliverySelection, useSession } from "@kamra/react";
import { Button, Checkbox, ErrorSummary, Form, StreetFields, TextField } from "@kamra/ui";
import type { ReactNode } from "react";
import { settings } from "../../shop/settings.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { addressProblems, addressValues, toShippingAddress } from "../address/addressValues.ts";
import { addressText as fieldText } from "../address/text.hu.ts";
import { useForm } from "../form/useForm.ts";
import { LinkOffers } from "./LinkOffers.tsx";
import { PostPointChoice } from "./PostPointChoice.tsx";
import { Section } from "./Section.tsx";
import { ShippingMethodPicker } from "./ShippingMethodPicker.tsx";
import { StepPage } from "./StepPage.tsx";
import { checkoutText } from "./text.hu.ts";
import { TimeSlotChoice } from "./TimeSlotChoice.tsx";
import { type LeaveStep, useLeaveStep } from "./useLeaveStep.ts";

const formId = "checkout-shipping";
const text = checkoutText.shipping;

/** How the goods come, where they go, and when: what is asked follows from the method. */
export function ShippingPage() {
  const step = useLeaveStep("shipping");
  const kind = useCheckout(({ checkout }) => checkout.shippingMethod?.kind ?? null);
  return (
    <StepPage step="shipping" formId={formId} isBusy={step.isBusy} blockers={step.blockers}>
      <LinkOffers />
      <ShippingMethodPicker />
      {kind === "pickup" || kind === "postPoint" ? (
        <Form id={formId} onSubmit={() => void step.leave({})}>
          {kind === "pickup" ? (
            <Section title={text.pickup}>
              <p>{addressText(settings.pickupAddress)}</p>
            </Section>
          ) : (
            <Section title={text.postPoint}>
              <PostPointChoice />
            </Section>
          )}
        </Form>
      ) : (
        <HouseForm leave={step.leave}>
          {kind === "courier" && (
            <Section title={text.time}>
              <TimeSlotChoice />
            </Section>
          )}
        </HouseForm>
      )}
    </StepPage>
  );
}

interface HouseFormProps extends Pick<LeaveStep, "leave"> {
  readonly children: ReactNode;
}

/** The address that goods are brought to. Its place is the one that prices and time slots are shown for. */
const HouseForm = ({ leave, children }: HouseFormProps) => {
  const shop = useStorefrontShop();
  const { shippingAddress, contactPerson, saveShippingAddress } = useCheckout(({ data }) => data);
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const selection = useDeliverySelection();
  const place = selection?.type === "delivery" ? { postcode: selection.zip, city: selection.city } : null;
  const before: Partial<ShippingAddress> = shippingAddress ?? {};
  const form = useForm({
    name: formId,
    initial: {
      ...addressValues({ ...before, name: before.name ?? contactPerson?.name ?? null }),
      save: saveShippingAddress,
    },
    labels: { ...fieldText.labels, save: text.save },
    problemsOf: (values) => addressProblems({ ...values, ...place }),
    send: ({ save, ...values }) =>
      leave({
        shippingAddress: toShippingAddress({ ...values, ...place }, { telephone: contactPerson?.telephone ?? null }),
        saveShippingAddress: save,
      }),
  });
  return (
    <Form id={formId} label={text.address} {...form.frame}>
      <ErrorSummary {...form.summary} />
      <Section title={text.address}>
        {place !== null && (
          <p>
            {text.place(`${place.postcode} ${place.city}`)}{" "}
            <Button variant="quiet" onPress={() => shop.delivery.openPicker()}>
              {text.changePlace}
            </Button>
          </p>
        )}
        <TextField {...form.text("name")} autoComplete="shipping name" enterKeyHint="next" />
        <StreetFields field={form.text} purpose="shipping" />
        {isLoggedIn && <Checkbox {...form.toggle("save")}>{text.save}</Checkbox>}
      </Section>
      {children}
    </Form>
  );
};

import { addressText, type ShippingAddress, shippingTraits } from "@kamra/core/delivery";
import { useCheckout, useDeliverySelection } from "@kamra/react";
import { Button, Checkbox, ErrorSummary, Form, Section, StreetFields, TextField } from "@kamra/ui";
import type { ReactNode } from "react";
import { settings } from "../../shop/settings.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { addressProblems, addressValues, toShippingAddress } from "../address/addressValues.ts";
import { addressText as fieldText } from "../address/text.hu.ts";
import { useStreets } from "../address/useStreets.ts";
import { useForm } from "../form/useForm.ts";
import { ShopLinkOffers } from "./ShopLinkOffers.tsx";
import { useHasAccount } from "./OrderRequestContext.tsx";
import { PostPointChoice } from "./PostPointChoice.tsx";
import { ShopShippingMethodPicker } from "../delivery/ShopShippingMethodPicker.tsx";
import { StepPage } from "./StepPage.tsx";
import { checkoutText } from "./text.hu.ts";
import { TimeSlotChoice } from "./TimeSlotChoice.tsx";
import { useHeldSlot } from "./useHeldSlot.ts";
import { type LeaveStep, useLeaveStep } from "./useLeaveStep.ts";

const formId = "checkout-shipping";
const text = checkoutText.shipping;

/** The waiting place of orders without home delivery. */
const places = {
  shop: (
    <Section title={text.pickup}>
      <p>{addressText(settings.pickupAddress)}</p>
    </Section>
  ),
  postPoint: (
    <Section title={text.postPoint}>
      <PostPointChoice />
    </Section>
  ),
};

/** The shipping address. Prices and time slots are those of its place. */
const HouseForm = ({ leave, lookForSlot, children }: HouseFormProps) => {
  const shop = useStorefrontShop();
  const shippingAddress = useCheckout(({ data }) => data.shippingAddress);
  const contactPerson = useCheckout(({ data }) => data.contactPerson);
  const saveShippingAddress = useCheckout(({ data }) => data.saveShippingAddress);
  const hasAccount = useHasAccount();
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
  const { postcode, city, street } = { ...form.values, ...place };
  const streets = useStreets({ postcode, city, begins: street });
  return (
    <Form
      id={formId}
      label={text.address}
      {...form.frame}
      onSubmit={() => {
        lookForSlot();
        form.frame.onSubmit();
      }}
    >
      <ErrorSummary {...form.summary} />
      <Section
        title={text.address}
        action={
          place !== null && (
            <Button variant="quiet" onPress={() => shop.delivery.openPicker()}>
              {text.changePlace}
            </Button>
          )
        }
      >
        {place !== null && <p>{text.place(`${place.postcode} ${place.city}`)}</p>}
        <TextField {...form.text("name")} autoComplete="shipping name" enterKeyHint="next" />
        <StreetFields field={form.text} streets={streets} purpose="shipping" />
        {hasAccount && <Checkbox {...form.toggle("save")}>{text.save}</Checkbox>}
      </Section>
      {children}
    </Form>
  );
};

// Only the methods follow the slot: otherwise choosing one would render the whole page.
const Methods = () => <ShopShippingMethodPicker timeSlot={useHeldSlot()} />;

/** Shipping method, address and time slot: the method decides which questions follow. */
export function ShippingPage() {
  const step = useLeaveStep("shipping");
  const { goesTo, needs } = useCheckout(({ checkout }) => shippingTraits(checkout.shippingMethod));
  return (
    <StepPage step="shipping" formId={formId} isBusy={step.isBusy} blockers={step.blockers}>
      <ShopLinkOffers />
      <Methods />
      {goesTo === "house" ? (
        <HouseForm leave={step.leave} lookForSlot={step.lookForSlot}>
          {needs === "timeSlot" && (
            <Section title={text.time}>
              <TimeSlotChoice />
            </Section>
          )}
        </HouseForm>
      ) : (
        <Form id={formId} onSubmit={() => void step.leave({})}>
          {places[goesTo]}
        </Form>
      )}
    </StepPage>
  );
}

interface HouseFormProps extends Pick<LeaveStep, "leave" | "lookForSlot"> {
  readonly children: ReactNode;
}

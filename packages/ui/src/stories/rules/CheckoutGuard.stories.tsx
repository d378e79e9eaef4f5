import {
  type CheckoutBlockerKind,
  checkoutFlows,
  checkoutPaths,
  type CheckoutState,
  checkoutStepAt,
  type CheckoutStep,
  guardCheckout,
} from "@kamra/core/checkout";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CheckoutSteps } from "../../checkout/CheckoutSteps.tsx";
import { Answer } from "./Answer.tsx";

interface GuardRuleProps {
  /** The page that the shopper asks for. */
  readonly page: CheckoutStep;
  readonly hasProducts: boolean;
  readonly hasPlace: boolean;
  readonly hasMethod: boolean;
  readonly hasContact: boolean;
  readonly hasPayment: boolean;
}

const stateOf = (props: GuardRuleProps): CheckoutState => ({
  flow: "normal",
  cart: { lines: props.hasProducts ? ["a product"] : [] },
  linkedOrder: null,
  selection: props.hasPlace ? { type: "personal" } : null,
  shippingMethod: props.hasMethod ? { id: "4", kind: "pickup", isAvailable: true, problems: [] } : null,
  leftMethod: null,
  contactPerson: props.hasContact ? { name: "Kiss Anna", email: "anna@example.hu", telephone: "+36301234567" } : null,
  timeSlotId: null,
  shippingAddress: null,
  postPoint: null,
  billingAddress: null,
  paymentMethod: props.hasPayment ? {} : null,
});

const names: Readonly<Record<CheckoutStep, string>> = {
  cart: "Kosár",
  contact: "Kapcsolattartó",
  shipping: "Szállítás",
  billing: "Számlázás és fizetés",
  orderDetails: "Rendelési adatok",
  summary: "Összesítés",
};

const missing: Readonly<Record<CheckoutBlockerKind, string>> = {
  cart: "something in the cart",
  selection: "where the goods go",
  shippingMethod: "the way of delivery",
  contactPerson: "name, e-mail and phone",
  shippingAddress: "the address",
  timeSlot: "a time slot",
  lostTimeSlot: "a time slot in place of the lost one",
  unfitTimeSlot: "a time slot that fits",
  postPoint: "a post point",
  billingAddress: "the billing address",
  paymentMethod: "the way of payment",
};

/** “Kapcsolattartó” (/megrendeles), as a page is called by shoppers and by browsers. */
const pageAt = (path: string): string => {
  const step = checkoutStepAt(path);
  return step === null ? path : `“${names[step]}” (${path})`;
};

/** The steps as the shopper sees them on the page where the guard lets them be. */
const StepsAt = ({ path }: { readonly path: string }) => {
  const steps = checkoutFlows.normal;
  const current = steps.findIndex((step) => step === checkoutStepAt(path));
  const stateAt = (at: number) => (at === current ? "current" : at < current ? "done" : "ahead");
  return (
    <CheckoutSteps
      steps={steps.map((step, at) => ({ name: names[step], href: checkoutPaths[step], state: stateAt(at) }))}
    />
  );
};

const GuardRule = (props: GuardRuleProps) => {
  const pass = guardCheckout(checkoutPaths[props.page], stateOf(props));
  return pass.allowed ? (
    <Answer
      says={`${pageAt(checkoutPaths[props.page])} is open`}
      because="Every step before it is complete."
      rules={["CHK-5"]}
    >
      <StepsAt path={checkoutPaths[props.page]} />
    </Answer>
  ) : (
    <Answer
      says={`The shopper is led to ${pageAt(pass.redirectTo)}`}
      because={`Missing: ${pass.blockers.map(({ kind }) => missing[kind]).join("; ")}.`}
      rules={["CHK-5", "CHK-6"]}
    >
      <StepsAt path={pass.redirectTo} />
    </Answer>
  );
};

const meta = {
  title: "Checkout guard",
  component: GuardRule,
  tags: ["!manifest"],
  parameters: {
    docs: {
      description: { component: "Which page of the checkout a shopper may open, and where they are led who may not." },
    },
  },
  args: { page: "summary", hasProducts: true, hasPlace: true, hasMethod: true, hasContact: false, hasPayment: false },
  argTypes: {
    page: {
      description: "The page that the shopper asks for.",
      control: "radio",
      options: ["cart", "contact", "shipping", "billing", "summary"],
    },
    hasProducts: { description: "Whether something is in the cart." },
    hasPlace: { description: "Whether the shopper has said where the goods go." },
    hasMethod: { description: "Whether the way of delivery is chosen." },
    hasContact: { description: "Whether name, e-mail and phone are given." },
    hasPayment: { description: "Whether the way of payment is chosen." },
  },
} satisfies Meta<typeof GuardRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooEarly: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("The shopper is led to “Kapcsolattartó” (/megrendeles)"),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent(/Kapcsolattartó$/);
  },
};
export const EmptyCart: Story = { args: { hasProducts: false } };
export const Open: Story = { args: { hasContact: true, hasPayment: true } };

import { explainPrice, huf, type PriceReason, type Product } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Price } from "../../product/Price.tsx";
import { beer, milk } from "../products.ts";
import { Answer } from "./Answer.tsx";

interface PriceRuleProps {
  readonly regularPrice: number;
  /** 0 for none. */
  readonly specialPrice: number;
  readonly limits: "first and last day" | "first day" | "last day" | "none";
  readonly specialFrom: Date;
  readonly specialTo: Date;
  /** 0 for none. */
  readonly personalPrice: number;
  /** The lowest price of the last 30 days; 0 when it is not known. */
  readonly priorPrice: number;
  readonly hasDeposit: boolean;
  readonly unit: "db" | "kg";
  readonly now: Date;
}

const given = (amount: number) => (amount > 0 ? huf(Math.round(amount)) : null);

const productOf = (props: PriceRuleProps): Product => ({
  ...milk,
  regularPrice: huf(Math.max(0, Math.round(props.regularPrice))),
  specialPrice: given(props.specialPrice),
  specialFrom: props.limits.includes("first") ? props.specialFrom.toISOString() : null,
  specialTo: props.limits.includes("last") ? props.specialTo.toISOString() : null,
  personalPrice: given(props.personalPrice),
  priorPrice: given(props.priorPrice),
  deposits: props.hasDeposit ? beer.deposits : [],
  priceUnit: props.unit === "kg" ? "kg" : "l",
  defaultUnit: { name: props.unit, minimumQuantity: null, quantityStep: null },
});

const reasonText = (reason: PriceReason): string => {
  switch (reason.kind) {
    case "notGiven":
      return "there is none";
    case "notActiveUntil":
      return `it begins on ${reason.day}`;
    case "endedOn":
      return `it ended on ${reason.day}`;
    case "neverActive":
      return "its last day is before its first";
    case "unreadable":
      return `${reason.bound} cannot be read`;
    case "hidden":
      return `the ${reason.by} price comes first`;
  }
};

const PriceRule = (props: PriceRuleProps) => {
  const { now } = props;
  const product = productOf(props);
  const { kind, price, others } = explainPrice(product, { now });
  return (
    <Answer
      says={`The ${kind} price holds: ${formatHuf(price)}`}
      because={others.map((other) => `Not the ${other.kind} price: ${reasonText(other.reason)}.`).join(" ")}
      rules={["PRICE-1", "PRICE-2", "PRICE-3"]}
    >
      <Price product={product} now={now} size="page" />
    </Answer>
  );
};

/** The control for dates shows the day of the reader's own time zone: noon in Budapest is the same day in almost all of them. */
const noonOf = (day: string) => new Date(`${day}T11:00:00Z`);

const args: PriceRuleProps = {
  regularPrice: 899,
  specialPrice: 649,
  limits: "first and last day",
  specialFrom: noonOf("2026-11-18"),
  specialTo: noonOf("2026-11-25"),
  personalPrice: 0,
  priorPrice: 0,
  hasDeposit: false,
  unit: "db",
  now: noonOf("2026-11-21"),
};

const date = { control: { type: "date" }, table: { type: { summary: "Date" } } } as const;

/** Not the props of the component that has the same name. */
const controls = { include: Object.keys(args) };

const meta = {
  component: PriceRule,
  tags: ["!manifest"],
  parameters: {
    controls,
    docs: {
      controls,
      description: { component: "Which of a product’s prices holds on a day, and why not the others." },
    },
  },
  args,
  argTypes: {
    regularPrice: { description: "The usual price, in forint." },
    specialPrice: { description: "The reduced price, in forint; 0 for none." },
    limits: {
      description: "Which days limit the reduction.",
      control: "radio",
      options: ["first and last day", "first day", "last day", "none"],
    },
    specialFrom: { description: "The first day of the reduction.", ...date },
    specialTo: { description: "Its last day, which counts.", ...date },
    personalPrice: { description: "The price for this shopper alone, in forint; 0 for none." },
    priorPrice: { description: "The lowest price of the last 30 days, in forint; 0 when it is not known." },
    hasDeposit: { description: "Whether a bottle’s deposit comes on top." },
    unit: { description: "Sold by the piece or by the kilogram.", control: "inline-radio", options: ["db", "kg"] },
    now: { description: "When the shopper looks.", ...date },
  },
} satisfies Meta<typeof PriceRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {};
export const NotYet: Story = {
  args: { now: noonOf("2026-11-17") },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Not the special price: it begins on 2026-11-18/)).toBeVisible();
  },
};
export const LastDay: Story = { args: { now: noonOf("2026-11-25") } };
export const Over: Story = { args: { now: noonOf("2026-11-26") } };
export const Personal: Story = { args: { specialPrice: 0, personalPrice: 799, hasDeposit: true } };

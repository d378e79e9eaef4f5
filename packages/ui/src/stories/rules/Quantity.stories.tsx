import { parseQuantity, productTexts, type QuantityProblem, roundQuantity, unitOf } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { milk, tomato } from "../products.ts";
import { useState } from "react";
import { type QuantityChange, QuantityControl, type QuantityControlProps } from "../../product/QuantityControl.tsx";
import { Answer } from "./Answer.tsx";

interface QuantityRuleProps {
  /** As a shopper types it. */
  readonly typed: string;
  readonly soldBy: "piece" | "kilogram";
  /** The unit that stands in the field. */
  readonly field: "default" | "alternative";
}

/** The quantity in the cart, to go on from. */
const InCart = ({
  product,
  error = null,
  ...ordered
}: Pick<QuantityControlProps, "product" | "error"> & QuantityChange) => {
  const [shown, setShown] = useState<QuantityChange>(ordered);
  return (
    <div style={{ maxWidth: "11rem" }}>
      <QuantityControl product={product} {...shown} error={error} onChange={setShown} />
    </div>
  );
};

const problems: Readonly<Record<QuantityProblem, string>> = {
  empty: "nothing is typed",
  notANumber: "it does not begin with a number",
  negative: "it is below zero",
  otherUnit: "it is in a unit that the product is not sold in",
  tooLarge: "it is more than anybody orders",
};

const QuantityRule = (props: QuantityRuleProps) => {
  const { typed, soldBy, field } = props;
  const product = soldBy === "kilogram" ? tomato : milk;
  const quantityType = product.alternativeUnit === null ? "default" : field;
  const entry = parseQuantity(typed, { product, quantityType });
  if (entry.problem !== null)
    return (
      <Answer
        says={`“${typed}” is no quantity: ${problems[entry.problem]}`}
        because={`It can be typed in ${entry.units.join(", ")}.`}
        rules={["QTY-8", "FORM-6"]}
      >
        <InCart
          key={JSON.stringify(props)}
          product={product}
          quantity={1}
          quantityType="default"
          error={productTexts.quantityProblems[entry.problem](entry.units)}
        />
      </Answer>
    );
  const unit = unitOf(product, entry.quantityType) ?? product.defaultUnit;
  const ordered = roundQuantity(entry.quantity, unit);
  return (
    <Answer
      says={`Into the cart: ${formatQuantity(ordered, unit.name)}`}
      because={`It reads as ${formatQuantity(entry.quantity, unit.name)}; the step is ${formatQuantity(unit.quantityStep ?? 1, unit.name)}.`}
      rules={["QTY-2", "QTY-8", "FORM-6"]}
    >
      <InCart key={JSON.stringify(props)} product={product} quantity={ordered} quantityType={entry.quantityType} />
    </Answer>
  );
};

const meta = {
  component: QuantityRule,
  tags: ["!manifest"],
  parameters: { docs: { description: { component: "What goes into the cart when a shopper types a quantity." } } },
  args: { typed: "15 dkg", soldBy: "kilogram", field: "default" },
  argTypes: {
    typed: { description: "As a shopper types it: “15 dkg”, “3 db”." },
    soldBy: { description: "How the product is sold.", control: "inline-radio", options: ["piece", "kilogram"] },
    field: {
      description: "The unit that the field stands in: kilograms or, as the alternative, pieces.",
      control: "inline-radio",
      options: ["default", "alternative"],
    },
  },
} satisfies Meta<typeof QuantityRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decagrams: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/It reads as 0,15.kg; the step is 0,25.kg/)).toBeVisible();
    await expect(within(canvasElement).getByRole("textbox")).toHaveValue("0,25");
  },
};
export const Pieces: Story = { args: { typed: "3 db" } };
export const OtherUnit: Story = { args: { typed: "2 l" } };
export const Negative: Story = { args: { typed: "-1", soldBy: "piece" } };

import type { RefundAccount } from "@kamra/core/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RefundAccountFields } from "./RefundAccountFields.tsx";

const meta = {
  component: RefundAccountFields,
  args: {
    value: { holder: "", number: "" },
    errors: { holder: null, number: null },
    onChange: fn<(account: RefundAccount) => void>(),
  },
} satisfies Meta<typeof RefundAccountFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { holder: "Kovács Anna", number: "11773016-11111018" };

export const Empty: Story = {};
export const Filled: Story = { args: { value: filled } };
export const FilledTyped: Story = {
  ...Filled,
  name: "[LAW-11] A changed holder keeps the number, and both have names for plain forms",
  tags: ["behaviour"],
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement);
    await userEvent.type(fields.getByRole("textbox", { name: "A számla tulajdonosa" }), "é");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, holder: "Kovács Annaé" });
    await expect(fields.getByRole("textbox", { name: "Bankszámlaszám" })).toHaveAttribute("name", "number");
  },
};
export const Wrong: Story = {
  args: {
    value: { holder: "", number: "11773016-11111019" },
    errors: { holder: "Add meg a számla tulajdonosát!", number: "Ez a bankszámlaszám hibás." },
  },
};

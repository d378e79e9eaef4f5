import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { order } from "../stories/orders.ts";
import { WithdrawalLines, type WithdrawalLinesProps } from "./WithdrawalLines.tsx";

const [milk, tomato, water] = order.lines.map((line) => ({ ...line, withdrawableQuantity: line.quantity }));
const lines = [milk, tomato, water].filter((line) => line !== undefined);

const Choosing = ({ value, onChange, ...others }: WithdrawalLinesProps) => {
  const [chosen, setChosen] = useState(value);
  return (
    <WithdrawalLines
      {...others}
      value={chosen}
      onChange={(line, quantity) => {
        onChange(line, quantity);
        const rest = [...chosen].filter(([id]) => id !== line.productId);
        setChosen(new Map(quantity > 0 ? [...rest, [line.productId, quantity]] : rest));
      }}
    />
  );
};

const meta = {
  component: WithdrawalLines,
  args: { lines, value: new Map(), onChange: fn() },
  // What the controls choose begins the choice anew.
  render: (args) => <Choosing key={[...args.value].join()} {...args} />,
} satisfies Meta<typeof WithdrawalLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartOfALine: Story = {
  tags: ["layout"],
};
export const PartOfALinePressed: Story = {
  ...PartOfALine,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("checkbox", { name: /Tejkút/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(lines[0], 6);
    const amount = within(form.getByRole("group", { name: /Mennyitől állsz el: Tejkút/ }));
    await expect(amount.getByRole("button", { name: /^Több/ })).toBeDisabled();
    await userEvent.click(amount.getByRole("button", { name: /^Kevesebb/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(lines[0], 5);
    const field = amount.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "99{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(lines[0], 6);
    await expect(field).toHaveValue("6");
    await userEvent.clear(field);
    await userEvent.type(field, "sok{Enter}");
    await expect(form.getByRole("alert")).toHaveTextContent(/nem mennyiség/);
  },
};
export const Weighed: Story = {
  args: { value: new Map([["2", 0.54]]) },
};
export const WeighedUsed: Story = {
  ...Weighed,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "0,25{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(lines[1], 0.25);
    await userEvent.click(within(canvasElement).getByRole("checkbox", { checked: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(lines[1], 0);
  },
};
export const NothingChosen: Story = {
  args: { error: "Jelölj meg legalább egy terméket." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Jelölj meg legalább egy terméket.");
  },
};

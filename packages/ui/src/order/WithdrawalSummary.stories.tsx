import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { order } from "../stories/orders.ts";
import { WithdrawalSummary } from "./WithdrawalSummary.tsx";

const meta = {
  component: WithdrawalSummary,
  args: { terms: { products: order.lines.slice(0, 2), amount: huf(4280) } },
} satisfies Meta<typeof WithdrawalSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProducts: Story = {
  name: "[LAW-11] What goes back, and the refund",
  tags: ["layout"],
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement);
    await expect(summary.getAllByRole("listitem")).toHaveLength(2);
    await expect(summary.getByText(/^Ennyit kapsz vissza: 4\s280\sFt$/)).toBeVisible();
  },
};
export const NothingBack: Story = { args: { terms: { products: order.lines.slice(0, 1), amount: huf(0) } } };
export const LongWords: Story = {
  args: {
    terms: {
      products: order.lines.slice(0, 1).map((line) => ({ ...line, name: "Megszentségteleníthetetlen sütőtökkrém" })),
      amount: huf(128_900),
    },
  },
};

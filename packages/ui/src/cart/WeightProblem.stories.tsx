import { grams } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { WeightProblem } from "./WeightProblem.tsx";

const meta = { component: WeightProblem, args: { maxWeight: grams(40000) } } satisfies Meta<typeof WeightProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("40 kg");
    await expect(within(canvasElement).getByRole("link", { name: "A kosárhoz" })).toHaveAttribute("href", "/kosar");
  },
};
export const InTheCart: Story = { args: { cartHref: null } };

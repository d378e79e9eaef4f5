import { grams } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { WeightMeter } from "./WeightMeter.tsx";

const meta = {
  component: WeightMeter,
  args: { weight: grams(12350), maxWeight: grams(40000), isTooHeavy: false },
} satisfies Meta<typeof WeightMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  name: "[WEIGHT-3] Light",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveAccessibleName("A kosár tömege");
  },
};
export const TooHeavy: Story = { args: { weight: grams(43210), isTooHeavy: true } };

import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FreeDeliveryMeter } from "./FreeDeliveryMeter.tsx";

const meta = {
  component: FreeDeliveryMeter,
  args: { goods: huf(16580), freeFrom: huf(20000) },
} satisfies Meta<typeof FreeDeliveryMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveAttribute("aria-valuetext", "Még 3\u00a0420\u00a0Ft");
  },
};
export const Reached: Story = {
  args: { goods: huf(20000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveAttribute("aria-valuetext", "Ingyen visszük");
  },
};

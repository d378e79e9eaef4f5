import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NetPrice } from "./NetPrice.tsx";

const meta = { component: NetPrice, args: { gross: huf(1270), vat: 27 } } satisfies Meta<typeof NetPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRate: Story = {
  name: "[PRICE-5] With a rate",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^nettó 1\s000\sFt$/)).toBeVisible();
  },
};
export const WithoutRate: Story = {
  parameters: { rendersNothingOnServer: "Without a rate there is no net price." },
  args: { vat: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/nettó/)).not.toBeInTheDocument();
  },
};

import { grams, huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { beerLine, courier, milkLine, tomatoLine, totals } from "../stories/carts.ts";
import { now } from "../stories/products.ts";
import { OrderOverview } from "./OrderOverview.tsx";
import { OrderLines } from "./OrderLines.tsx";

const meta = {
  component: OrderOverview,
  subcomponents: { OrderLines },
  args: {
    lines: [tomatoLine, milkLine, beerLine],
    totals,
    weight: grams(12345),
    shippingMethod: courier,
    destination: "6720 Szeged, Tisza Lajos körút 103. 2/14.",
    timeSlot: { day: "2026-11-24", from: "14:00", to: "16:00" },
    now,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const FoldedPressed: Story = {
  ...Folded,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const overview = within(canvasElement);
    await expect(overview.queryByText(tomatoLine.product.name)).not.toBeVisible();
    await userEvent.click(overview.getByText("3 tétel"));
    await expect(overview.getByText(tomatoLine.product.name)).toBeVisible();
    const quantity = overview.getByText(/^3 db \(kb. 540 g\) ·$/);
    await expect(quantity).toBeVisible();
    await expect(quantity).toHaveTextContent(/Ft\/kg \d+ forint kilogrammonként$/);
  },
};
export const Unfolded: Story = { args: { isOpen: true } };
export const NothingChosenYet: Story = { args: { shippingMethod: null, destination: null, timeSlot: null } };
export const Estimate: Story = { args: { isEstimate: true } };
export const WithDonation: Story = {
  args: { donation: huf(500) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Adomány").nextElementSibling).toHaveTextContent(/^500\sFt$/);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/13\s179\sFt$/);
  },
};

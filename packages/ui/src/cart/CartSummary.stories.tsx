import { grams, huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { courier, totals } from "../stories/carts.ts";
import { CartSummary } from "./CartSummary.tsx";
import { WeightProblem } from "./WeightProblem.tsx";

const meta = {
  component: CartSummary,
  args: {
    totals,
    weight: grams(12345),
    shippingMethod: courier,
    children: (
      <ButtonLink isWide href="/megrendeles">
        Tovább a megrendeléshez
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "22rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/990\sFt/)).toBeVisible();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/12\s679\sFt/);
    await expect(within(canvasElement).getByRole("meter")).toHaveAttribute("aria-valuetext", "12,35 kg / 40 kg");
  },
};
export const FreeDelivery: Story = { args: { totals: { ...totals, delivery: huf(0), total: huf(11689) } } };
export const FreeDeliveryFromAnAmount: Story = {
  args: {
    shippingMethod: {
      ...courier,
      priceRanges: [
        { from: huf(0), price: huf(990) },
        { from: huf(20000), price: huf(0) },
      ],
    },
  },
};
export const Estimate: Story = { args: { isEstimate: true } };
export const WithoutDelivery: Story = { args: { shippingMethod: null } };
export const BlockedAtThePlace: Story = {
  args: {
    totals: { ...totals, delivery: huf(0), boxing: huf(0), total: huf(11540) },
    shippingMethod: {
      ...courier,
      isAvailable: false,
      problems: [{ kind: "postcode", message: "", productIds: [] }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("nem lehetséges")).toBeVisible();
    await expect(within(canvasElement).getByText(/^Erre az irányítószámra/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/^(0-990\sFt|990\sFt|Ingyenes)$/)).toBeNull();
  },
};
export const Loading: Story = { args: { isPending: true } };
export const TooHeavy: Story = {
  args: {
    weight: grams(43210),
    children: <WeightProblem maxWeight={grams(40000)} cartHref={null} />,
  },
};

import { orderProgress } from "@kamra/core/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OrderProgress } from "./OrderProgress.tsx";

const createdAt = "2026-11-21T10:00:00Z";
const at = (code: string, ...events: ReadonlyArray<readonly [code: string, at: string]>) =>
  orderProgress({
    status: { code },
    createdAt,
    events: events.map(([each, instant]) => ({ status: { code: each }, at: instant })),
  });

const meta = {
  component: OrderProgress,
  args: {
    now: new Date("2026-11-23T10:00:00Z"),
    stages: at("KAMRA_SHIPPED", ["PROCESSING", "2026-11-22T05:00:00Z"], ["KAMRA_SHIPPED", "2026-11-22T07:30:00Z"]),
  },
} satisfies Meta<typeof OrderProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {
  play: async ({ canvasElement }) => {
    const stages = within(canvasElement).getAllByRole("listitem");
    await expect(stages.map((stage) => stage.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
    // Times are Budapest's.
    await expect(stages[2]).toHaveTextContent(/Úton van.*8:30/);
  },
};
export const OfAnotherYear: Story = {
  name: "[FMT-7] Of another year",
  args: { now: new Date("2027-12-26T10:00:00Z") },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")[2]).toHaveTextContent(/2026\. nov\. 22\. 0?8:30/);
  },
};
export const Placed: Story = { args: { stages: at("PENDING") } };
export const Delivered: Story = { args: { stages: at("COMPLETE", ["COMPLETE", "2026-11-23T08:00:00Z"]) } };
export const Canceled: Story = { args: { stages: at("CANCELED", ["CANCELED", "2026-11-21T12:00:00Z"]) } };

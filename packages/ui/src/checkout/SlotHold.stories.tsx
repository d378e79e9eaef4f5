import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { now } from "../stories/products.ts";
import { SlotHold } from "./SlotHold.tsx";

const meta = {
  component: SlotHold,
  args: {
    status: "held",
    timeSlot: { day: "2026-11-24", from: "14:00", to: "16:00" },
    now,
    leftMs: 14 * 60_000,
    onExtend: fn(),
  },
} satisfies Meta<typeof SlotHold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Még 14 percig neked tartjuk");
  },
};
export const TimeNotKnown: Story = { args: { leftMs: null } };
export const Expiring: Story = {
  tags: ["behaviour"],
  args: { status: "expiring", leftMs: 100_000 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Már csak 2 percig");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Tartsátok tovább" }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};
export const Unfit: Story = { args: { status: "unfit" } };
export const Lost: Story = { args: { status: "lost", leftMs: 0 } };

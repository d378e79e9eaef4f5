import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OpeningHours } from "./OpeningHours.tsx";

const weekday = (day: number) => ({ weekday: day, opens: "07:00", closes: "21:00" });

const meta = {
  component: OpeningHours,
  args: {
    now: new Date("2026-11-21T09:00:00Z"),
    store: {
      week: [
        ...[1, 2, 3, 4, 5].map(weekday),
        { weekday: 6, opens: "08:00", closes: "12:00" },
        { weekday: 6, opens: "14:00", closes: "18:00" },
      ],
      specialDays: [],
    },
  },
} satisfies Meta<typeof OpeningHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("row", { name: "Szombat (ma) 08:00–12:00, 14:00–18:00" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Vasárnap Zárva" })).toBeVisible();
  },
};
export const Holidays: Story = {
  args: {
    now: new Date("2026-12-24T09:00:00Z"),
    store: {
      ...meta.args.store,
      specialDays: [
        { date: "2026-12-24", name: "Szenteste", hours: [] },
        { date: "2026-12-31", name: "Szilveszter", hours: [{ opens: "08:00", closes: "14:00" }] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("row", { name: "Csütörtök (ma) Zárva" })).toBeVisible();
  },
};

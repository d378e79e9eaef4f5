import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoreFacts } from "./StoreFacts.tsx";

const store = {
  postcode: "6720",
  city: "Szeged",
  street: "Tisza Lajos körút",
  houseNumber: "103",
  week: [{ weekday: 6, opens: "08:00", closes: "18:00" }],
  specialDays: [{ date: "2026-12-24", name: "Szenteste", hours: [] }],
};

const meta = {
  component: StoreFacts,
  args: { store, now: new Date("2026-11-21T09:00:00Z") },
} satisfies Meta<typeof StoreFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenTwice: Story = {
  args: {
    store: {
      ...store,
      week: [
        { weekday: 6, opens: "08:00", closes: "12:00" },
        { weekday: 6, opens: "14:00", closes: "18:00" },
      ],
    },
  },
};
export const Closed: Story = { args: { now: new Date("2026-12-24T09:00:00Z") } };
export const LongAddress: Story = {
  args: {
    store: { ...store, city: "Jászfelsőszentgyörgy", street: "Bajcsy-Zsilinszky Endre körtér", houseNumber: "103/A" },
  },
};

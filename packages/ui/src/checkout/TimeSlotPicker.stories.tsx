import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { TimeSlotRefusal } from "@kamra/core/delivery";
import { grams, huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SlotHold } from "./SlotHold.tsx";
import { now } from "../stories/products.ts";
import { TimeSlotPicker } from "./TimeSlotPicker.tsx";

const slot = (day: string, from: string, price: number, ...refusals: TimeSlotRefusal[]): OfferedTimeSlot => ({
  id: `${day} ${from}`,
  day,
  from: `${from}:00`,
  to: `${String(Number(from) + 2).padStart(2, "0")}:00`,
  timeRangeId: from,
  sector: { id: "1", name: "Szeged" },
  orderLimit: 12,
  weightLimit: grams(40000),
  price: huf(price),
  visibleUntil: null,
  heldUntil: null,
  status: "ACTIVE",
  refusals,
});

const days = [
  { day: "2026-11-23", slots: [slot("2026-11-23", "08", 990, "full"), slot("2026-11-23", "18", 1490, "past")] },
  {
    day: "2026-11-24",
    slots: [
      slot("2026-11-24", "08", 1490),
      slot("2026-11-24", "10", 990, "full"),
      slot("2026-11-24", "14", 490),
      slot("2026-11-24", "16", 490, "tooHeavy"),
    ],
  },
  { day: "2026-11-25", slots: [slot("2026-11-25", "08", 0), slot("2026-11-25", "18", 990)] },
  { day: "2026-11-26", slots: [slot("2026-11-26", "08", 990)] },
];

const meta = {
  component: TimeSlotPicker,
  parameters: { sideways: '[role="radiogroup"]:first-child' },
  args: { days, now, value: null, onChange: fn() },
} satisfies Meta<typeof TimeSlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
/** The checkout's column on a screen of 1280 px. */
export const Week: Story = {
  tags: ["behaviour"],
  parameters: { sideways: '[role="radiogroup"]:first-child, [data-screen]' },
  args: {
    days: ["23", "24", "25", "26", "27", "28", "29"].map((day) => ({
      day: `2026-11-${day}`,
      slots: [slot(`2026-11-${day}`, "08", 1490), slot(`2026-11-${day}`, "10", 1990)],
    })),
  },
  render: (args) => (
    <div data-screen style={{ overflowX: "auto" }}>
      <div style={{ width: "44rem" }}>
        <TimeSlotPicker {...args} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole("radiogroup", { name: /napja/ });
    await expect(within(strip).getAllByRole("radio")).toHaveLength(7);
    await expect(strip.scrollWidth).toBe(strip.clientWidth);
  },
};
export const NothingChosenPressed: Story = {
  ...NothingChosen,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement);
    // It opens on the first day that has a free slot.
    await expect(picker.getByRole("radio", { name: /kedd/ })).toBeChecked();
    await expect(picker.getByRole("radio", { name: /hétfő.*Betelt/ })).toBeEnabled();
    await expect(picker.getByRole("radio", { name: /10:00–12:00.*Betelt/ })).toBeDisabled();
    await userEvent.click(picker.getByRole("radio", { name: /14:00–16:00.*490/ }));
    await expect(args.onChange).toHaveBeenCalledWith("2026-11-24 14");
  },
};
export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(picker.getByRole("radio", { name: /szerda/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{ArrowDown}");
    await expect(picker.getByRole("radio", { name: /18:00/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-25 18");
  },
};
export const Held: Story = {
  args: {
    value: "2026-11-24 14",
    children: (
      <SlotHold
        status="held"
        timeSlot={{ day: "2026-11-24", from: "14:00", to: "16:00" }}
        now={now}
        leftMs={840_000}
        onExtend={fn()}
      />
    ),
  },
};
export const Loading: Story = {
  args: { days: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Idősávok betöltése");
  },
};
export const None: Story = {
  args: { days: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: /nincs szabad idősáv/ })).toBeVisible();
  },
};
export const Busy: Story = { args: { value: "2026-11-24 14", isPending: true } };
export const BusyMark: Story = {
  ...Busy,
  tags: ["behaviour"],
  name: "The mark of a slot stays open until the slot is held",
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByRole("radio", { name: /14:00/ }).nextElementSibling;
    await expect(mark).toHaveStyle({ borderTopWidth: "2px" });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SoldOutWays } from "./SoldOutWays.tsx";

const onChange = fn();
const similarHref = "/termekek/meggy#hasonlo";

const meta = {
  component: SoldOutWays,
  // As wide as a card.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "14rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "Meggy", similarHref, alert: { isSubscribed: false, onChange } },
} satisfies Meta<typeof SoldOutWays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeAskedFor: Story = {};
export const Asked: Story = {
  ...CanBeAskedFor,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement);
    await userEvent.click(ways.getByRole("button", { name: "Szólj, ha lesz: Meggy", pressed: false }));
    await expect(onChange).toHaveBeenLastCalledWith(true);
    await expect(ways.getByRole("link", { name: "Hasonló termékek: Meggy" })).toHaveAttribute("href", similarHref);
  },
};
export const Subscribed: Story = { args: { alert: { isSubscribed: true, onChange } } };
export const Failed: Story = {
  args: { alert: { isSubscribed: false, onChange, error: "Hiba történt, kérünk, próbáld újra!" } },
};
export const Guest: Story = {
  args: { alert: { href: "/termekek/meggy" } },
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole("link", { name: "Szólj, ha lesz: Meggy" });
    await expect(way).toHaveAttribute("href", "/termekek/meggy");
  },
};
export const NeverBack: Story = { args: { alert: null } };

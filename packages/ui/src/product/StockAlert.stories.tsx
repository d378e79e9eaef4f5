import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StockAlert } from "./StockAlert.tsx";

const meta = {
  component: StockAlert,
  // As wide as the column of a product page.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "32rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { isSubscribed: false, onChange: fn() },
} satisfies Meta<typeof StockAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement);
    await userEvent.click(alert.getByRole("button", { name: "Szólj, ha újra kapható" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(alert.getByRole("status")).toHaveTextContent("Szólunk e-mailben, ha újra kapható.");
    const undo = alert.getByRole("button", { name: "Mégse szóljatok" });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(alert.getByRole("status")).toBeEmptyDOMElement();
  },
};
export const Subscribed: Story = { args: { isSubscribed: true } };
export const Pending: Story = { args: { isSubscribed: true, isPending: true } };
export const Failed: Story = { args: { error: "Hiba történt, kérünk, próbáld újra!" } };
export const Guest: Story = {
  args: { loginHref: "/belepes?vissza=%2Ftermekek%2Fgesztenye" },
  play: async ({ canvasElement, args }) => {
    const way = within(canvasElement).getByRole("link", { name: "Szólj, ha újra kapható" });
    await expect(way).toHaveAttribute("href", args.loginHref);
  },
};

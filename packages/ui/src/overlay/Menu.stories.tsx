import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Menu } from "./Menu.tsx";

const remove = fn();

const meta = {
  component: Menu,
  args: {
    label: "Lista műveletei",
    actions: [
      { label: "Átnevezem", icon: "edit", onPress: fn() },
      { label: "Kosárba teszem", icon: "basket", isDisabled: true, onPress: fn() },
      { label: "Törlöm", icon: "trash", tone: "danger", onPress: remove },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["opened"],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Lista műveletei" }));
    await expect(await screen.findAllByRole("menuitem")).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    remove.mockClear();
    const button = within(canvasElement).getByRole("button", { name: "Lista műveletei" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{End}{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

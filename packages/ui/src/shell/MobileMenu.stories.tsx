import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { categories, links } from "../stories/categories.ts";
import { MobileMenu } from "./MobileMenu.tsx";

const meta = {
  component: MobileMenu,
  args: { isOpen: true, onClose: fn(), categories, links },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TopLevel: Story = {};

export const OneLevelDown: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Pékáru" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Vissza" })).toHaveFocus());
    await expect(screen.getByRole("link", { name: "Kenyér" })).toHaveAttribute("href", "/pe-ka-ru/kenye-r");
    await waitFor(() => expect(screen.getByRole("link", { name: "Összes: Pékáru" })).toBeVisible());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { categories, links } from "../stories/categories.ts";
import { UiProvider } from "../UiProvider.tsx";
import { MobileMenu } from "./MobileMenu.tsx";

const meta = {
  component: MobileMenu,
  args: { isOpen: true, onClose: fn(), categories, links },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "40rem" } },
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TopLevel: Story = {};

export const OneLevelDown: Story = {
  tags: ["opened"],
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Pékáru" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Vissza" })).toHaveFocus());
    await expect(screen.getByRole("link", { name: "Kenyér" })).toHaveAttribute("href", "/pe-ka-ru/kenye-r");
    await waitFor(() => expect(screen.getByRole("link", { name: "Összes: Pékáru" })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ args, step }) => {
    const bakery = await screen.findByRole("button", { name: "Pékáru" });
    await step("Enter goes a level down, and back up", async () => {
      bakery.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("button", { name: "Vissza" })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("button", { name: "Pékáru" })).toHaveFocus());
    });
    await step("Escape closes the menu", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

const navigate = fn();
export const GoingSomewhere: Story = {
  tags: ["behaviour"],
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("link", { name: links[0]?.label ?? "" }));
    await expect(navigate).toHaveBeenCalledWith(links[0]?.href);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

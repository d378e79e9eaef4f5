import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { picture } from "../stories/picture.ts";
import { ProductGallery } from "./ProductGallery.tsx";

const meta = {
  component: ProductGallery,
  args: { images: [picture("#3c77a8"), picture("#b9854b"), picture("#cfd8a0")], productName: "Görög joghurt" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "28rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const SeveralPressed: Story = {
  ...Several,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const gallery = within(canvasElement);
    await userEvent.click(gallery.getByRole("radio", { name: "2. kép a 3 közül" }));
    await expect(gallery.getByRole("img", { name: "Görög joghurt" })).toHaveAttribute("src", args.images[1]?.full);
  },
};
export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const gallery = within(canvasElement);
    gallery.getByRole("radio", { name: "1. kép a 3 közül" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(gallery.getByRole("radio", { name: "2. kép a 3 közül" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(gallery.getByRole("img", { name: "Görög joghurt" })).toHaveAttribute("src", args.images[1]?.full);
  },
};
export const One: Story = { args: { images: [picture("#3c77a8")] } };
export const None: Story = { args: { images: [] } };

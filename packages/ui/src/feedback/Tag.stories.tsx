import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tag } from "./Tag.tsx";

const meta = {
  component: Tag,
  args: { label: "Laktózmentes", removeLabel: "Szűrő törlése: Laktózmentes", onRemove: fn() },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {};
export const LongWords: Story = {
  args: {
    label: "Megszentségteleníthetetlenségeskedéseitekért",
    removeLabel: "Szűrő törlése: Megszentségteleníthetetlenségeskedéseitekért",
  },
};

export const Removing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const tag = within(canvasElement).getByRole("button", { name: "Szűrő törlése: Laktózmentes" });
    await userEvent.tab();
    await expect(tag).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ListChoice } from "./ListChoice.tsx";

const meta = {
  component: ListChoice,
  args: {
    lists: [
      { id: "1", name: "Hétvégi nagybevásárlás", isOnList: false },
      { id: "2", name: "Grillparti", isOnList: true },
      { id: "3", name: "Karácsonyi nagybevásárlás az egész rokonságnak, Debrecenbe szállítva", isOnList: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof ListChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const SeveralPressed: Story = {
  ...Several,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Hétvégi nagybevásárlás" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("1");
  },
};
export const None: Story = { args: { lists: [] } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Település",
    placeholder: "Válassz települést!",
    options: [
      { value: "a", label: "Mosonmagyaróvár" },
      { value: "b", label: "Mosonudvar" },
    ],
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { value: "a" } };
export const NothingChosen: Story = {};
export const Wrong: Story = { args: { error: "Válassz települést!" } };
export const Choosing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole("combobox", { name: "Település" }), "Mosonudvar");
    await expect(args.onChange).toHaveBeenLastCalledWith("b");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};

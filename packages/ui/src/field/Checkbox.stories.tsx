import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { children: "Akciós termékek", isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const OffPressed: Story = {
  ...Off,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText("Akciós termékek"));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Wrong: Story = {
  args: { error: "A hozzájárulásod is kell!" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toHaveAccessibleDescription("A hozzájárulásod is kell!");
  },
};
export const On: Story = { args: { isSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };

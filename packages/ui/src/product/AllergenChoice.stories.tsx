import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { AllergenChoice } from "./AllergenChoice.tsx";

const meta = {
  component: AllergenChoice,
  args: { label: "Allergének, amelyeket kerülsz", value: ["milk", "nuts"], onChange: fn() },
} satisfies Meta<typeof AllergenChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Chosen: Story = {
  ...Two,
  name: "[ALLERGEN-3] Ticking keeps the others",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Allergének, amelyeket kerülsz" }));
    await expect(group.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    await userEvent.click(group.getByRole("checkbox", { name: "hal" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["milk", "nuts", "fish"]);
  },
};
export const None: Story = { args: { value: [] } };
export const Disabled: Story = { args: { isDisabled: true } };

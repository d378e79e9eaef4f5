import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { icon: "trash", label: "Friss tej 2,8% 1 l törlése", onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Secondary: Story = { args: { variant: "secondary", icon: "close", label: "Bezárás" } };
export const Disabled: Story = { args: { isDisabled: true } };

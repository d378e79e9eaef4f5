import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "./Icon.tsx";

const meta = { component: Icon, args: { name: "truck" } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };

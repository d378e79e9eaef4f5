import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingIndicator } from "./LoadingIndicator.tsx";

const meta = {
  component: LoadingIndicator,
  args: { isPending: true },
} satisfies Meta<typeof LoadingIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Idle: Story = { args: { isPending: false } };

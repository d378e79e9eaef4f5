import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingIndicator } from "./LoadingIndicator.tsx";

const meta = {
  component: LoadingIndicator,
  args: { isPending: true },
  // Of a height, it is a window of its own: else the bar would be at the edge of the page of documentation.
  parameters: { docs: { story: { height: "4rem" } } },
} satisfies Meta<typeof LoadingIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Idle: Story = { args: { isPending: false } };

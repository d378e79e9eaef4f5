import type { Meta, StoryObj } from "@storybook/react-vite";
import { RatingSummary } from "./RatingSummary.tsx";

const meta = {
  component: RatingSummary,
  args: { rating: { average: 4.25, count: 1234 } },
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Average: Story = {};
export const Best: Story = { args: { rating: { average: 5, count: 3 } } };

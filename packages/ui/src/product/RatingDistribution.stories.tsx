import type { Meta, StoryObj } from "@storybook/react-vite";
import { RatingDistribution } from "./RatingDistribution.tsx";

const meta = {
  component: RatingDistribution,
  args: { rating: { average: 4.5, count: 12 }, votes: [0, 1, 1, 1, 9] },
} satisfies Meta<typeof RatingDistribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Votes: Story = {};
export const OneVote: Story = { args: { rating: { average: 3, count: 1 }, votes: [0, 0, 1, 0, 0] } };
export const WithoutVotes: Story = { args: { rating: { average: null, count: 0 }, votes: [0, 0, 0, 0, 0] } };

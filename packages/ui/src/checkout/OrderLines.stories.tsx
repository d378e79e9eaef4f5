import type { Meta, StoryObj } from "@storybook/react-vite";
import { beerLine, milkLine, tomatoLine } from "../stories/carts.ts";
import { OrderLines } from "./OrderLines.tsx";

const meta = {
  component: OrderLines,
  args: { lines: [milkLine, tomatoLine, beerLine] },
} satisfies Meta<typeof OrderLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartLink } from "./CartLink.tsx";

const meta = {
  component: CartLink,
  args: { href: "/kosar", total: huf(12679), itemCount: 4 },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { total: huf(0), itemCount: 0 } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { milk } from "../stories/products.ts";
import { ProductImage } from "./ProductImage.tsx";

const meta = {
  component: ProductImage,
  args: { image: milk.images[0] ?? null, size: "list", alt: "Friss tej 2,8% 1 l" },
  decorators: [
    (Shown) => (
      <div style={{ maxWidth: "12rem" }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Placeholder: Story = { args: { image: null, alt: "" } };

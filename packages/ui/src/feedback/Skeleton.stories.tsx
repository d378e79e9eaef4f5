import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton, args: {} } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: "long" } };
export const Heading: Story = { args: { shape: "heading", width: "short" } };
export const Button: Story = { args: { shape: "button", width: "short" } };

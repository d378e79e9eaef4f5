import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./Heading.tsx";

const meta = { component: Heading, args: { level: "h2", children: "Szállítás és fizetés" } } satisfies Meta<
  typeof Heading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { level: "h1" } };
export const Large: Story = {};
export const Medium: Story = { args: { size: "medium" } };
export const Small: Story = { args: { size: "small" } };
export const LongWords: Story = { args: { level: "h1", children: "Megszentségteleníthetetlenségeskedéseitekért" } };

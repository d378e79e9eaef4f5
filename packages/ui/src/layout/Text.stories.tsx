import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "./Text.tsx";

const meta = {
  component: Text,
  args: { children: "A kosarad tartalmát 30 percig őrizzük meg." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Muted: Story = { args: { tone: "muted", size: "small" } };
export const Danger: Story = {
  args: { tone: "danger", weight: "semibold", children: "Ez a link már nem érvényes." },
};
export const Large: Story = { args: { size: "large" } };
export const Medium: Story = { args: { weight: "medium", size: "medium" } };
export const LongWords: Story = { args: { as: "span", children: "Megszentségteleníthetetlenségeskedéseitekért" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = { component: Badge, args: { children: "Új" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { tone: "new" } };
export const Sale: Story = { args: { tone: "sale", children: "−28%" } };
export const Action: Story = { args: { tone: "action", children: "Neked ennyi" } };
export const Strong: Story = { args: { tone: "strong", children: "18+" } };
export const Neutral: Story = { args: { tone: "neutral", children: "Csak a webáruházban" } };

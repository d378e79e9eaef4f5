import type { Meta, StoryObj } from "@storybook/react-vite";
import { CategoryChips } from "./CategoryChips.tsx";

const meta = {
  component: CategoryChips,
  args: {
    label: "Alkategóriák",
    chips: [
      { href: "/tejtermek/tej", name: "Tej", count: 42, isCurrent: true },
      { href: "/tejtermek/joghurt", name: "Joghurt", count: 118 },
      { href: "/tejtermek/sajt", name: "Sajt", count: 96 },
      { href: "/tejtermek/novenyi", name: "Növényi alapú italok és készítmények", count: 1204 },
    ],
  },
  // On a phone they are swiped.
  parameters: { sideways: "ul" },
} satisfies Meta<typeof CategoryChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { picture } from "../stories/picture.ts";
import { CategoryTiles } from "./CategoryTiles.tsx";

const tile = (name: string, count: number, colour: string) =>
  ({ href: `/${encodeURIComponent(name)}`, name, count, picture: picture(colour).list }) as const;

const meta = {
  component: CategoryTiles,
  args: {
    title: "Mit keresel?",
    tiles: [
      tile("Zöldség, gyümölcs", 214, "#7bb661"),
      tile("Tejtermék, tojás", 318, "#8fb7d9"),
      tile("Pékáru", 96, "#b9854b"),
      tile("Háztartási vegyszerek és tisztítószerek", 1402, "#3c77a8"),
    ],
  },
  // On a phone they are swiped.
  parameters: { sideways: "ul" },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};

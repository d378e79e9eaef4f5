import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandIndex } from "./BrandIndex.tsx";

const brand = (name: string, count: number) => ({ href: `/brands/${encodeURIComponent(name)}`, name, count }) as const;

const meta = {
  component: BrandIndex,
  args: {
    letters: [
      { letter: "B", brands: [brand("Bakonyi Műhely", 12), brand("Békési Malom", 4)] },
      { letter: "Cs", brands: [brand("Csepeli Pék", 31)] },
      { letter: "T", brands: [brand("Tejkút", 58), brand("Tisza-menti Gyümölcsfeldolgozó Szövetkezet", 120)] },
    ],
  },
} satisfies Meta<typeof BrandIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const LongWords: Story = {
  args: { letters: [{ letter: "M", brands: [brand("Megszentségteleníthetetlenségeskedéseitekért", 1248)] }] },
};

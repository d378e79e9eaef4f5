import type { Meta, StoryObj } from "@storybook/react-vite";
import { NutritionTable } from "./NutritionTable.tsx";

const meta = {
  component: NutritionTable,
  args: {
    nutrition: [
      { name: "Energia", value: "1046 kJ / 250 kcal" },
      { name: "Zsír", value: "3,2 g" },
      { name: "amelyből telített", value: "0,6 g" },
      { name: "Szénhidrát", value: "45 g" },
      { name: "amelyből cukrok", value: "2,4 g" },
      { name: "Fehérje", value: "8,5 g" },
      { name: "Só", value: "1,1 g" },
    ],
  },
} satisfies Meta<typeof NutritionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bread: Story = {};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./Card.tsx";
import { Grid } from "./Grid.tsx";

const names = ["Zöldség, gyümölcs", "Tej, tejtermék, tojás", "Pékáru", "Hús, hal", "Fagyasztott", "Ital"];

const meta = {
  component: Grid,
  args: {
    as: "ul",
    children: names.map((name) => (
      <Card key={name} as="li">
        {name}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Narrow: Story = { args: { column: "narrow", gap: 2 } };
export const Wide: Story = { args: { column: "wide" } };
export const One: Story = {
  args: {
    children: <Card as="li">Megszentségteleníthetetlenségeskedéseitekért</Card>,
  },
};

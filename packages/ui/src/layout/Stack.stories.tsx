import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <p>Rendelésedet holnap 7 és 9 óra között visszük ki.</p>
        <p>A futár 15 perccel előbb felhív.</p>
        <Button variant="secondary">Módosítom az időpontot</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Start: Story = { args: { place: "start" } };
export const Center: Story = { args: { place: "center" } };
export const End: Story = { args: { place: "end" } };
export const Close: Story = { args: { gap: 1, place: "start" } };
export const List: Story = {
  args: {
    as: "ul",
    gap: 2,
    children: (
      <>
        <li>Tej, tejtermék, tojás</li>
        <li>Megszentségteleníthetetlenségeskedéseitekért</li>
      </>
    ),
  },
};

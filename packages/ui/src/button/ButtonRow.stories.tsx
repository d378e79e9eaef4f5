import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./Button.tsx";
import { ButtonRow } from "./ButtonRow.tsx";

const buttons = (
  <>
    <Button>Megrendelem</Button>
    <Button variant="secondary">Vissza a kosárhoz</Button>
    <Button variant="quiet">Mégsem</Button>
  </>
);

const meta = { component: ButtonRow, args: { children: buttons } } satisfies Meta<typeof ButtonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Center: Story = { args: { place: "center" } };
export const End: Story = { args: { place: "end" } };
export const Between: Story = { args: { place: "between" } };
export const LongWords: Story = { args: { children: <Button>Megszentségteleníthetetlenségeskedéseitekért</Button> } };

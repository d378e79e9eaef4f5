import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AvatarGroup } from "./AvatarGroup.tsx";

const person = (name: string, isPending = false) => ({ id: name, name, isPending });
const family = ["Kovács Anna", "Őszi Béla", "Tóth Cecília", "Nagy Dániel", "Szűcs Emese", "Kis Ferenc"];

const meta = {
  component: AvatarGroup,
  args: { label: "Akikkel közös", people: [person("Kovács Anna"), person("Őszi Béla")] },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Őszi Béla" })).toHaveTextContent("ŐB");
  },
};
export const Invited: Story = { args: { people: [person("Kovács Anna"), person("bela@pelda.hu", true)] } };
export const More: Story = {
  args: { people: family.map((name) => person(name)) },
  play: async ({ canvasElement }) => {
    const rest = within(canvasElement).getByRole("img", { name: "Szűcs Emese, Kis Ferenc" });
    await expect(rest).toHaveTextContent("+2");
  },
};

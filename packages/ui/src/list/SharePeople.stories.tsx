import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SharePeople } from "./SharePeople.tsx";

const anna = { email: "anna@pelda.hu", name: "Kovács Anna", role: "owner", isShopper: true } as const;
const bela = { email: "bela@pelda.hu", name: "Őszi Béla", role: "member", isShopper: false } as const;
const cili = { email: "cili@pelda.hu", name: "cili@pelda.hu", role: "invited", isShopper: false } as const;

const meta = { component: SharePeople, args: { people: [anna, bela, cili] } } satisfies Meta<typeof SharePeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  args: { onRemove: fn() },
};
export const OwnerPressed: Story = {
  ...Owner,
  name: "[LIST-5] Owner",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const people = within(canvasElement);
    await expect(people.getAllByRole("button")).toHaveLength(2);
    await userEvent.click(people.getByRole("button", { name: "Megosztás visszavonása: Őszi Béla" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(bela);
  },
};
export const Member: Story = {
  name: "[LIST-5] Member",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

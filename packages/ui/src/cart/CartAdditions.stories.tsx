import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "../link/Link.tsx";
import { courier, postal } from "../stories/carriers.ts";
import { milk, tomato, yoghurt } from "../stories/products.ts";
import { UiProvider } from "../UiProvider.tsx";
import { CartAdditions } from "./CartAdditions.tsx";

const meta = {
  component: CartAdditions,
  args: {
    added: [milk, tomato],
    missed: [],
    carriers: [courier],
    children: <Link href="/kosar">Megnézem a kosarat</Link>,
  },
} satisfies Meta<typeof CartAdditions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ezekből 2 termék van a kosaradban")).toBeVisible();
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};
export const SomeMissed: Story = {
  args: { missed: ["Burgonyás kenyér, 500 g", "Hazai ásványvíz 1,5 l"] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(2);
  },
};
export const OtherQuantity: Story = {
  args: { changed: [{ name: milk.name, before: "2 db", after: "4 db" }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("listitem")).toHaveTextContent(`${milk.name}: 2 db helyett 4 db`);
  },
};
export const NothingAdded: Story = {
  args: { added: [], missed: ["Burgonyás kenyér, 500 g"] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ezekből egyik termék sem került a kosaradba")).toBeVisible();
  },
};
export const NotToThisPlace: Story = {
  name: "[SHIP-9] What is chilled does not come by post",
  args: { added: [{ ...yoghurt, storage: "CHILLED" }, tomato], carriers: [postal, courier] },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement);
    await expect(notice.getByText("Ezek a választott helyre nem érkeznek meg:")).toBeVisible();
    const [line] = notice.getAllByRole("listitem");
    await expect(line).toHaveTextContent(new RegExp(`^${yoghurt.name}Hűtött: ide csak futárral`));
  },
};
export const WithAvoidedAllergens: Story = {
  name: "[ALLERGEN-2] What is avoided is named",
  args: {
    added: [
      { ...milk, allergens: ["milk"] },
      { ...tomato, allergens: [] },
    ],
  },
  render: (args) => (
    <UiProvider avoidedAllergens={["milk"]}>
      <CartAdditions {...args} />
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement);
    await expect(notice.getByText("Ezekben van, amit kerülsz:")).toBeVisible();
    await expect(notice.getAllByRole("listitem")).toHaveLength(1);
  },
};

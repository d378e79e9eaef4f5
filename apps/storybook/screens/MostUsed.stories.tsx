import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = { ...screenStories, component: Screen, title: "Most used", tags: ["!manifest", "screen"] } satisfies Meta<
  typeof Screen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { path: "/" }, parameters: { heading: "Tele kamra, egy kosárral" } };
export const Category: Story = {
  args: { path: "/tejtermek-tojas" },
  parameters: { heading: "Tejtermék, tojás" },
};
export const Product: Story = {
  args: { path: "/termekek/gorog-joghurt-natur-10-400-g" },
  parameters: { heading: "Görög joghurt natúr 10% 400 g" },
};
export const Search: Story = {
  args: { path: "/kereses/alma" },
  parameters: { heading: "Találatok erre: „alma”" },
};
export const Cart: Story = { args: { path: "/kosar" }, parameters: { heading: "Kosár" } };
export const Login: Story = { args: { path: "/belepes" }, parameters: { heading: "Belépés" } };
export const Contact: Story = {
  args: { path: "/megrendeles", cart: "ready" },
  parameters: { heading: "Ki vegye át a rendelést?" },
};
export const Shipping: Story = {
  args: { path: "/megrendeles/kiszallitas", cart: "ready" },
  parameters: { heading: "Hova és mikor vigyük?" },
};
export const Summary: Story = {
  args: { path: "/megrendeles/osszesites", cart: "ready" },
  parameters: { heading: "Összesítés és megrendelés" },
};
export const Order: Story = {
  args: { path: "/megrendeles/statusz/made-up", cart: "empty" },
  parameters: { heading: "Összekészítjük a rendelésedet" },
};

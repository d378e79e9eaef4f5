import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = {
  ...screenStories,
  component: Screen,
  title: "Checkout",
  tags: ["!manifest", "screen", "full"],
  args: { ...screenStories.args, cart: "ready" },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Billing: Story = {
  args: { path: "/megrendeles/szamlazas" },
  parameters: { heading: "Számlázás és fizetés" },
};
export const Express: Story = {
  args: { path: "/megrendeles/expressz", shopper: "user" },
  parameters: { heading: "Rendelési adatok" },
};
export const NothingInTheCart: Story = {
  args: { path: "/megrendeles", cart: "empty" },
  parameters: { heading: "Tele kamra, egy kosárral" },
};
export const ConfirmOrder: Story = {
  args: { path: "/megrendeles/megerosites/x/y" },
  parameters: { heading: "Megerősíted a rendelésedet?" },
};
export const NoOrder: Story = {
  args: { path: "/megrendeles/statusz" },
  parameters: { heading: "A megrendelésed eredménye" },
};
export const PlacedOrder: Story = {
  args: { path: "/megrendeles/statusz/sikeres/10041", shopper: "user" },
  parameters: { heading: "Összekészítjük a rendelésedet" },
};

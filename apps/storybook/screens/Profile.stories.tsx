import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = {
  ...screenStories,
  component: Screen,
  title: "Profile",
  tags: ["!manifest", "screen", "full"],
  args: { ...screenStories.args, shopper: "user" },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  args: { path: "/profil" },
  parameters: { heading: "Szia, Kovács-\u2060Szabó Annamária!" },
};
export const PersonalData: Story = {
  args: { path: "/profil/szemelyes-adatok" },
  parameters: { heading: "Személyes adatok" },
};
export const Devices: Story = {
  args: { path: "/profil/eszkozok" },
  parameters: { heading: "Bejelentkezett eszközök" },
};
export const SavedCards: Story = {
  args: { path: "/profil/mentett-kartyaim" },
  parameters: { heading: "Mentett kártyáim" },
};
export const ShippingAddresses: Story = {
  args: { path: "/profil/szallitasi-cimeim" },
  parameters: { heading: "Szállítási címeim" },
};
export const NewShippingAddress: Story = {
  args: { path: "/profil/szallitasi-cimeim?cim=uj" },
  parameters: { heading: "Új szállítási cím" },
};
export const BillingAddresses: Story = {
  args: { path: "/profil/szamlazasi-cimeim" },
  parameters: { heading: "Számlázási címeim" },
};
export const Orders: Story = {
  args: { path: "/profil/eddigi-megrendeleseim" },
  parameters: { heading: "Eddigi megrendeléseim" },
};
export const Order: Story = {
  args: { path: "/profil/eddigi-megrendeleseim/10039" },
  parameters: { heading: "10039. megrendelés" },
};
export const Lists: Story = { args: { path: "/profil/bevasarlolistaim" }, parameters: { heading: "Bevásárlólistáim" } };
export const List: Story = {
  args: { path: "/profil/bevasarlolistaim/AAAAAAAAAAAAAAAAAAAAAA" },
  parameters: { heading: "Heti nagybevásárlás" },
};
export const OrderedBefore: Story = {
  args: { path: "/profil/korabban-rendelt" },
  parameters: { heading: "Korábban rendelt termékek" },
};

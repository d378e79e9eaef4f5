import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = {
  ...screenStories,
  component: Screen,
  title: "Shopping",
  tags: ["!manifest", "screen", "full"],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QuickList: Story = {
  args: { path: "/gyorslista?lista=2+tej%0Aalma" },
  parameters: { heading: "Gyorslista" },
};
export const Offers: Story = { args: { path: "/ajanlatok" }, parameters: { heading: "Ajánlatok" } };
export const News: Story = { args: { path: "/ujdonsagok" }, parameters: { heading: "Újdonságok" } };
export const Promotions: Story = { args: { path: "/termekvalogatasok" }, parameters: { heading: "Termékválogatások" } };
export const Promotion: Story = {
  args: { path: "/termekvalogatasok/adventi-keszulodes" },
  parameters: { heading: "Adventi készülődés" },
};
export const Brands: Story = { args: { path: "/brands" }, parameters: { heading: "Márkák" } };
export const Brand: Story = { args: { path: "/brands/hajnal" }, parameters: { heading: "Hajnal termékek" } };
export const NothingFound: Story = {
  args: { path: "/kereses/qqqqqq" },
  parameters: { heading: "Találatok erre: „qqqqqq”" },
};
export const EmptyCart: Story = {
  args: { path: "/kosar", cart: "empty" },
  parameters: { heading: "Üres még a kosarad" },
};
export const SoldOutProduct: Story = {
  args: { path: "/termekek/hazi-tojas-m-10-db" },
  parameters: { heading: "Házi tojás M 10 db" },
};
export const MissingPage: Story = {
  args: { path: "/nincs-ilyen-oldal" },
  parameters: { heading: "Ezt az oldalt nem találjuk" },
};
export const GeneratedGoods: Story = {
  args: { path: "/zoldseg-es-gyumolcs", goods: "generated" },
  parameters: { heading: "Zöldség és gyümölcs" },
};
export const ServerFails: Story = {
  args: { path: "/tejtermek-tojas", network: "failing" },
  parameters: { heading: "Valami elromlott" },
};
export const WithoutNetwork: Story = {
  args: { path: "/tejtermek-tojas", network: "offline" },
  parameters: { heading: "Valami elromlott" },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = {
  ...screenStories,
  component: Screen,
  title: "Content",
  tags: ["!manifest", "screen", "full"],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = { args: { path: "/szallitas" }, parameters: { heading: "Szállítás" } };
export const Article: Story = {
  args: { path: "/cikk/aszf" },
  parameters: { heading: "Általános szerződési feltételek" },
};
export const Blog: Story = { args: { path: "/blog" }, parameters: { heading: "Kamra-hírek" } };
export const BlogPost: Story = { args: { path: "/blog/bejegyzes-1" }, parameters: { heading: "Melyik alma mire jó?" } };
export const Contact: Story = { args: { path: "/kapcsolat" }, parameters: { heading: "Kapcsolat" } };
export const Stores: Story = { args: { path: "/uzletek" }, parameters: { heading: "Üzletek" } };
export const Store: Story = { args: { path: "/uzletek/1" }, parameters: { heading: "Kamra Központ, Pestszentlőrinc" } };
export const Subscribed: Story = {
  args: { path: "/sikeres-feliratkozas" },
  parameters: { heading: "Sikeres feliratkozás" },
};
export const NewsletterConfirmed: Story = {
  args: { path: "/hirlevel/megerosites/x" },
  parameters: { heading: "Hírlevél megerősítése" },
};
export const NewsletterEnded: Story = {
  args: { path: "/hirlevel/leiratkozas/x" },
  parameters: { heading: "Leiratkozás a hírlevélről" },
};
export const WithdrawalStart: Story = { args: { path: "/elallas" }, parameters: { heading: "Elállás a vásárlástól" } };
export const WithdrawalByLink: Story = {
  args: { path: "/elallas/teljesitett" },
  parameters: { heading: "Elállás a 10039. megrendeléstől" },
};
export const OwnWithdrawal: Story = {
  args: { path: "/elallas/sajat/10039", shopper: "user" },
  parameters: { heading: "Elállás a 10039. megrendeléstől" },
};

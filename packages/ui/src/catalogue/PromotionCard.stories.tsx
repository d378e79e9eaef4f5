import type { Meta, StoryObj } from "@storybook/react-vite";
import { picture } from "../stories/picture.ts";
import { PromotionCard } from "./PromotionCard.tsx";

const meta = {
  component: PromotionCard,
  args: {
    href: "/valogatasok/grillezes",
    name: "Grillezés",
    description: "Hús, zöldség, faszén és ami mellé jár.",
    count: 48,
    picture: picture("#b9854b").list,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "28rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromotionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Described: Story = {};
export const NameAlone: Story = { args: { description: null } };
export const LongWords: Story = {
  args: {
    name: "Megszentségteleníthetetlenségeskedéseitekért",
    description: "Minden, ami a hosszúra nyúlt kerti vendégségekhez kell, a terítőtől a szúnyogriasztóig.",
    count: 1248,
  },
};

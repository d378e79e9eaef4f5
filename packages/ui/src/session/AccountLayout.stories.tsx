import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../feedback/Notice.tsx";
import { Link } from "../link/Link.tsx";
import { AccountLayout } from "./AccountLayout.tsx";

const meta = {
  component: AccountLayout,
  args: {
    title: "Nézd meg a postaládádat",
    lead: "Ha van nálunk fiók azzal a címmel, amit megadtál, elküldtük rá a levelet az új jelszóhoz.",
    children: <p>Nem jött meg? Nézd meg a levélszemét között is, vagy kérj újat.</p>,
    other: (
      <>
        Mégis tudod a jelszavad?
        <Link href="/belepes">Belépés</Link>
      </>
    ),
  },
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const WithoutWords: Story = {
  args: { lead: undefined, other: undefined, children: <Notice tone="attention" title="Nem sikerült belépni" /> },
};
export const LongWords: Story = { args: { title: "Megszentségteleníthetetlenségeskedéseitekért" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { picture } from "../stories/picture.ts";
import { Hero } from "./Hero.tsx";

const pictures = ["#7bb661", "#8fb7d9", "#b9854b", "#d9a441", "#3c77a8", "#c75b4a"].map(
  (colour) => picture(colour).list,
);

const meta = {
  component: Hero,
  args: {
    title: "Tele kamra, egy kosárral",
    lead: "Friss áru és minden, ami a háztartásba kell. Mondd meg, hova vigyük, és már pakolhatsz is.",
    facts: [
      { icon: "truck", text: "Kiszállítás már 490 Ft díjért" },
      { icon: "store", text: "Személyes átvétel Budapesten" },
      { icon: "percent", text: "Egységár minden ár mellett" },
    ],
    pictures,
    children: <Button>Megadom a címem</Button>,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictures: Story = {};
export const WithoutPictures: Story = { args: { pictures: [] } };
export const WordsOnly: Story = { args: { pictures: [], facts: [], children: undefined } };
export const LongWords: Story = { args: { title: "Megszentségteleníthetetlenségeskedéseitekért" } };

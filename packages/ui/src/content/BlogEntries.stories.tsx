import type { BlogEntry } from "@kamra/core/catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picture } from "../stories/picture.ts";
import { BlogEntries } from "./BlogEntries.tsx";

const entry = (id: string, title: string, changes: Partial<BlogEntry> = {}): BlogEntry => ({
  id,
  title,
  lead: "Négy fogás abból, ami most olcsó és friss.",
  url: `/blog/${id}`,
  image: picture("#7bb661"),
  publishedAt: "2026-11-20T08:00:00Z",
  ...changes,
});

const meta = {
  component: BlogEntries,
  args: {
    entries: [
      entry("1", "Sütőtök hétköznapokra"),
      entry("2", "Mit tegyünk a fagyasztóba, és mit soha?"),
      entry("3", "Tíz reggeli, ami tíz percnél nem tart tovább", { image: picture("#d9a441") }),
    ],
  },
} satisfies Meta<typeof BlogEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {};
export const OtherSite: Story = {
  args: { entries: [entry("4", "Írtak rólunk", { url: "https://example.com/kamra" })] },
};
export const WithoutPictureAndAddress: Story = {
  args: { entries: [entry("5", "Hamarosan: karácsonyi bevásárlólisták", { url: null, image: null })] },
};
export const LongWords: Story = {
  args: {
    entries: [entry("6", "Megszentségteleníthetetlenségeskedéseitekért", { lead: "Élelmiszer-adalékanyag-jegyzék" })],
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichText } from "./RichText.tsx";

const meta = { component: RichText, args: { html: "" } } satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {
  args: {
    html: '<p>Kovásszal, hosszan kelesztett rozskenyér. Másnap a legjobb.</p><ul><li><strong>Eredet:</strong> Magyarország</li><li><strong>Tárolás:</strong> száraz, hűvös helyen</li></ul><h2>Tipp</h2><p>Fagyasztani is lehet; többet a <a href="/szallitas">szállításról</a> és a <a href="https://portal.nebih.gov.hu">Nébihről</a>.</p>',
  },
};
export const Ingredients: Story = {
  args: { html: "<p>Rozsliszt (<strong>glutén</strong>), víz, <mark>szezámmag</mark>, só.</p>" },
};

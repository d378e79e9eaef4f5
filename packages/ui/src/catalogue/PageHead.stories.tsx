import type { Meta, StoryObj } from "@storybook/react-vite";
import { CategoryChips } from "./CategoryChips.tsx";
import { PageHead } from "./PageHead.tsx";

const meta = {
  component: PageHead,
  args: {
    title: "Joghurt",
    crumbs: [
      { label: "Főoldal", path: "/" },
      { label: "Tejtermék, tojás", path: "/tejtermek-tojas" },
      { label: "Joghurt", path: "/tejtermek-tojas/joghurt" },
    ],
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const chip = (name: string, href: "/tejtermek-tojas/joghurt/natur" | "/tejtermek-tojas/joghurt/gyumolcsos") => ({
  name,
  href,
  count: 24,
  isCurrent: false,
});

export const Plain: Story = {};
export const WithLead: Story = { args: { lead: "Natúr, gyümölcsös és növényi, kis pohártól családi kiszerelésig." } };
export const WithParts: Story = {
  // On a phone the chips are swiped.
  parameters: { sideways: "ul" },
  args: {
    children: (
      <CategoryChips
        label="Alkategóriák"
        chips={[
          chip("Natúr joghurt", "/tejtermek-tojas/joghurt/natur"),
          chip("Gyümölcsjoghurt", "/tejtermek-tojas/joghurt/gyumolcsos"),
        ]}
      />
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: "Megszentségteleníthetetlenségeskedéseitekért",
    lead: "Minden, ami a hosszúra nyúlt kerti vendégségekhez kell, a terítőtől a szúnyogriasztóig.",
  },
};

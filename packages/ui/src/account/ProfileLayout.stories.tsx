import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ProfileLayout } from "./ProfileLayout.tsx";

const meta = {
  component: ProfileLayout,
  args: {
    title: "Szállítási címeim",
    lead: "A megrendeléskor ezek közül választhatsz.",
    menu: {
      label: "Profilom",
      href: "/profil",
      entries: [
        { href: "/profil/adataim", label: "Személyes adataim", icon: "user" },
        { href: "/profil/kartyaim", label: "Bankkártyáim", icon: "card" },
        { href: "/profil/szallitasi-cimeim", label: "Szállítási címeim", icon: "truck", isCurrent: true },
        { href: "/profil/megrendeleseim", label: "Megrendeléseim", icon: "basket" },
      ],
    },
    children: (
      <EmptyState icon="truck" title="Még nincs mentett címed">
        <p>Az első megrendelésed címét is megjegyezzük.</p>
      </EmptyState>
    ),
  },
} satisfies Meta<typeof ProfileLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const WithAction: Story = { args: { action: <Button>Új cím</Button> } };
export const LongTitle: Story = {
  args: { title: "Megszentségteleníthetetlenségeskedéseitekért", action: <Button>Új cím</Button> },
};

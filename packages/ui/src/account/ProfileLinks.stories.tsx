import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfileLinks } from "./ProfileLinks.tsx";

const meta = {
  component: ProfileLinks,
  args: {
    label: "Profilom",
    links: [
      {
        href: "/profil/adataim",
        label: "Személyes adataim",
        icon: "user",
        hint: "Név, e-mail cím, telefonszám, jelszó",
      },
      { href: "/profil/kartyaim", label: "Bankkártyáim", icon: "card", hint: "Bankkártyák a gyorsabb fizetéshez" },
      { href: "/profil/cimeim", label: "Szállítási címeim", icon: "truck", hint: "Ahova a rendeléseidet kéred" },
      { href: "/profil/listaim", label: "Bevásárlólistáim", icon: "list", hint: "Saját és veled megosztott listák" },
      {
        href: "/profil/rendeleseim",
        label: "Megrendeléseim",
        icon: "basket",
        hint: "Hol tart, mit rendeltél, számlák",
      },
    ],
  },
} satisfies Meta<typeof ProfileLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LongWords: Story = {
  args: {
    links: [
      {
        href: "/profil/adataim",
        label: "Megszentségteleníthetetlenségeskedéseitekért",
        icon: "user",
        hint: "Legeslegmegszentségteleníthetetlenebbjeitekként",
      },
    ],
  },
};

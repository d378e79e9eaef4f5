import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/Link.tsx";
import { Section } from "./Section.tsx";

const meta = {
  component: Section,
  args: { title: "Szállítási cím", children: <p>1137 Budapest, Pozsonyi út 12., 2. emelet 5.</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const change = (
  <Link variant="standalone" href="/megrendeles/szallitas">
    Módosítom
  </Link>
);

export const Plain: Story = {};
export const WithAction: Story = { args: { action: change } };
export const Large: Story = {
  args: {
    title: "Friss a blogon",
    size: "large",
    action: (
      <Link variant="standalone" href="/blog">
        Minden bejegyzés
      </Link>
    ),
    children: <p>Mit főzzünk a hét közepén? Öt recept, félóránál rövidebb idő alatt.</p>,
  },
};
export const Small: Story = { args: { size: "small", action: change } };
export const WithinAnother: Story = { args: { level: "h3" } };
export const LongWords: Story = {
  args: { title: "Megszentségteleníthetetlenségeskedéseitekért", action: change },
};

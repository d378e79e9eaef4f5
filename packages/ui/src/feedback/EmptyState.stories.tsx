import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: {
    icon: "basket",
    title: "Üres a kosarad",
    children: <p>Nézz szét az ajánlatok között, vagy keresd meg, amire szükséged van.</p>,
    action: <ButtonLink href="/ajanlatok">Ajánlatok</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {};
export const NothingFound: Story = {
  args: {
    icon: "search",
    title: "Nincs ilyen termékünk",
    children: <p>Próbáld rövidebben, vagy ékezetek nélkül.</p>,
    action: (
      <ButtonLink variant="secondary" href="/">
        A kezdőlapra
      </ButtonLink>
    ),
  },
};

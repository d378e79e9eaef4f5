import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./Card.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  component: Card,
  args: {
    gap: 2,
    children: (
      <>
        <Heading level="h2" size="small">
          Budai üzlet
        </Heading>
        <p>1024 Budapest, Margit körút 5.</p>
        <p>Ma 7 és 21 óra között</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Roomy: Story = { args: { isRoomy: true, gap: 5 } };
export const LongWords: Story = { args: { children: <p>Megszentségteleníthetetlenségeskedéseitekért</p> } };

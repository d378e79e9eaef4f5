import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { IconButton } from "../button/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  component: Tooltip,
  args: { text: "Sűrű lista: több termék egy képernyőn", children: <IconButton icon="list" label="Sűrű lista" /> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  // Axe takes the written colour of the words for the shown one, which is the system's.
  tags: ["opened", "own-colours"],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Sűrű lista" })).toHaveAccessibleDescription(/több termék/);
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { InvitationCard } from "./InvitationCard.tsx";

const meta = {
  component: InvitationCard,
  args: { name: "Grillparti", invitedBy: "Kovács Anna", onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof InvitationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingPressed: Story = {
  ...Waiting,
  name: "[LIST-5] Waiting",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole("button", { name: "Elfogadom: Grillparti" }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole("button", { name: "Elutasítom: Grillparti" }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = {
  args: {
    name: "Karácsonyi nagybevásárlás az egész rokonságnak",
    invitedBy: "Hódmezővásárhelyi-Szentgyörgyi Kristóf Ágoston",
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Dialog } from "./Dialog.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  component: Popover,
  args: { label: "Mi a betétdíj?", children: <p>Az üveg ára, amelyet visszaadunk, ha visszahozod.</p> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["opened"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Mi a betétdíj?" });
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByRole("group", { name: "Mi a betétdíj?" })).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  args: { children: <a href="/betetdij">Minden a betétdíjról</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Mi a betétdíj?" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

const close = fn();
export const InADialog: Story = {
  tags: ["behaviour"],
  name: "Escape closes it, and not the dialog around it",
  render: (args) => (
    <Dialog isOpen onClose={close} title="Betétdíj">
      <Popover {...args} />
    </Dialog>
  ),
  parameters: { rendersNothingOnServer: "A dialog opens in the browser alone." },
  play: async () => {
    close.mockClear();
    await userEvent.click(await screen.findByRole("button", { name: "Mi a betétdíj?" }));
    await screen.findByRole("group");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("group")).not.toBeInTheDocument();
    await expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(close).toHaveBeenCalledOnce();
  },
};

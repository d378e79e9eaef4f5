import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Biztosan törlöd?",
    children: <p>A kosárban lévő termékek elvesznek.</p>,
    footer: (
      <>
        <Button variant="secondary">Mégsem</Button>
        <Button variant="danger">Törlés</Button>
      </>
    ),
  },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "30rem" } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Center: Story = {};
export const CenterPressed: Story = {
  ...Center,
  tags: ["behaviour"],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Biztosan törlöd?" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Bezárás" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Biztosan törlöd?" }));
    const close = dialog.getByRole("button", { name: "Bezárás" });
    const last = dialog.getByRole("button", { name: "Törlés" });
    await step("Tab stays inside, around at both ends", async () => {
      close.focus();
      await userEvent.tab({ shift: true });
      await expect(last).toHaveFocus();
      await userEvent.tab();
      await expect(close).toHaveFocus();
    });
    await step("Escape closes", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const PressedBeside: Story = {
  tags: ["behaviour"],
  name: "A press beside it closes, but not the end of a selection",
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Biztosan törlöd?" });
    const text = await screen.findByText(/elvesznek/);
    await userEvent.click(text);
    await userEvent.pointer([{ keys: "[MouseLeft>]", target: text }, { target: dialog }, { keys: "[/MouseLeft]" }]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Its text takes the focus, so that keys can scroll it in every browser. */
export const LongText: Story = {
  tags: ["behaviour"],
  name: "Keys scroll a text that is longer than the screen",
  args: {
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>A kosárban lévő termékek elvesznek.</p>),
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Biztosan törlöd?" }));
    (await dialog.findByRole("button", { name: "Bezárás" })).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent("A kosárban lévő termékek elvesznek.");
  },
};
export const Nested: Story = {
  tags: ["behaviour"],
  name: "Escape closes the topmost of two",
  render: ({ onClose, ...args }) => (
    <Dialog {...args} onClose={fn()} title="Kosár">
      <Dialog {...args} onClose={onClose} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const top = await screen.findByRole("dialog", { name: "Biztosan törlöd?" });
    await expect(top).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Alert: Story = {
  args: { role: "alertdialog" },
};
export const AlertPressed: Story = {
  ...Alert,
  tags: ["behaviour"],
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Biztosan törlöd?" });
    await userEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Start: Story = { args: { placement: "start" } };
export const End: Story = { args: { placement: "end" } };
const manyPlaces = Array.from({ length: 40 }, (_, index) => `Település ${index + 1}`);
export const TallerThanTheScreen: Story = {
  args: {
    children: (
      <ButtonRow>
        {manyPlaces.map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </ButtonRow>
    ),
  },
};
export const TallerThanTheScreenByKeyboard: Story = {
  ...TallerThanTheScreen,
  tags: ["behaviour"],
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Biztosan törlöd?" }));
    const isOnScreen = (name: string) => {
      const { top, bottom } = dialog.getByRole("button", { name }).getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await step("The header and the footer stay", async () => {
      await waitFor(() => expect(["Bezárás", "Törlés"].filter(isOnScreen)).toEqual(["Bezárás", "Törlés"]));
    });
    await step("The content scrolls between them", async () => {
      dialog.getByRole("button", { name: "Település 40" }).focus();
      await waitFor(() => expect(isOnScreen("Település 40")).toBe(true));
    });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Toasts } from "./Toasts.tsx";
import { Dialog } from "./Dialog.tsx";
import type { DialogProps } from "./DialogFrame.tsx";

const DialogBehindButton = ({ onClose, ...props }: DialogProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <div style={{ height: "200vh" }}>
      <Button onPress={() => setIsOpen(true)}>Törlöm</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </div>
  );
};

const meta = {
  component: Dialog,
  tags: ["!manifest", "!autodocs"],
  args: { isOpen: false, onClose: fn(), title: "Biztosan törlöd?", children: <p>Minden termék elvész.</p> },
  render: (args) => <DialogBehindButton {...args} />,
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  tags: ["behaviour"],
  name: "Opening takes the focus and stops the page, closing gives both back",
  play: async ({ args }) => {
    const { documentElement: page } = document;
    const opener = screen.getByRole("button", { name: "Törlöm" });
    const { clientWidth } = page;
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Biztosan törlöd?" });
    await expect(dialog).toHaveFocus();
    await expect(dialog.matches(":modal")).toBe(true);
    await expect(getComputedStyle(page).overflowY).toBe("hidden");
    await expect(page.clientWidth).toBe(clientWidth);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(page).overflowY).toBe("visible");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
const dismiss = fn();
export const WithNotice: Story = {
  tags: ["behaviour"],
  name: "[MODAL-4] Notices stay in reach",
  render: (args) => (
    <>
      <DialogBehindButton {...args} />
      <Toasts
        notices={[{ id: "1", kind: "error", text: "Nincs interneted.", durationMs: 60_000 }]}
        onDismiss={dismiss}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByRole("button", { name: "Törlöm" }));
    const dialog = await screen.findByRole("dialog", { name: "Biztosan törlöd?" });
    await waitFor(() => expect(dialog).toContainElement(screen.getByText(/Nincs interneted/)));
    await userEvent.click(screen.getByRole("button", { name: "Értesítés bezárása" }));
    await expect(dismiss).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole("button", { name: "Bezárás" }));
    await waitFor(() => expect(canvasElement).toContainElement(screen.getByText(/Nincs interneted/)));
  },
};

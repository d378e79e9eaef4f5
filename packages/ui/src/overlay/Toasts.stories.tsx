import type { Notice } from "@kamra/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Toasts, type ToastsProps } from "./Toasts.tsx";

const success: Notice = {
  id: "1",
  kind: "success",
  text: "A nem rendelhető termékeket sikeresen eltávolítottuk!",
  durationMs: 5000,
};
const error: Notice = {
  id: "2",
  kind: "error",
  text: "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
  durationMs: 10000,
};
const info: Notice = {
  id: "3",
  kind: "info",
  text: "Előzetes összeg, a pontosat mindjárt mutatjuk.",
  durationMs: 5000,
};

const ToastsWithShop = (props: ToastsProps) => {
  const [notices, setNotices] = useState<ReadonlyArray<Notice>>([]);
  const [said, setSaid] = useState(0);
  const say = () => {
    setSaid(said + 1);
    setNotices([...notices, ...props.notices.slice(said, said + 1)]);
  };
  const dismiss = (id: string) => {
    props.onDismiss(id);
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  };
  return (
    <div style={{ minHeight: "14rem" }}>
      <Button onPress={say}>Üzenj</Button>
      <Toasts notices={notices} onDismiss={dismiss} />
    </div>
  );
};

const meta = {
  component: Toasts,
  args: { notices: [], onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: "22rem" } } },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { notices: [success] } };
export const Failure: Story = { args: { notices: [error] } };
export const Several: Story = { args: { notices: [success, error, info] } };

export const Announced: Story = {
  tags: ["behaviour"],
  args: {
    notices: [
      { ...success, durationMs: 60_000 },
      { ...error, durationMs: 60_000 },
    ],
  },
  render: (args) => <ToastsWithShop {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await userEvent.dblClick(page.getByRole("button", { name: "Üzenj" }));
    await step("errors interrupt, the others wait", async () => {
      await expect(page.getByText(error.text, { exact: false }).closest("[aria-live]")).toHaveAttribute(
        "aria-live",
        "assertive",
      );
      await expect(page.getByText(success.text).closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    });
    await step("the shopper closes one", async () => {
      await userEvent.click(page.getAllByRole("button", { name: "Értesítés bezárása" })[0] ?? canvasElement);
      await expect(args.onDismiss).toHaveBeenLastCalledWith(error.id);
      await expect(page.queryByText(error.text, { exact: false })).toBeNull();
    });
  },
};

export const GoingAway: Story = {
  tags: ["behaviour"],
  args: { notices: [{ ...success, durationMs: 400 }] },
  render: (args) => <ToastsWithShop {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Üzenj" }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(success.id));
  },
};

const briefly = 50;
/** What the shopper must act on: nothing but the shopper takes it away. */
export const StaysUntilClosed: Story = {
  tags: ["behaviour"],
  args: {
    notices: [
      { ...error, durationMs: null },
      { ...success, durationMs: briefly },
    ],
  },
  render: (args) => <ToastsWithShop {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.dblClick(page.getByRole("button", { name: "Üzenj" }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(success.id));
    await waitFor(() => expect(page.getByText(error.text, { exact: false })).toBeVisible());
    await expect(args.onDismiss).not.toHaveBeenCalledWith(error.id);
    await userEvent.click(page.getByRole("button", { name: "Értesítés bezárása" }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith(error.id);
  },
};

export const PausedUnderThePointer: Story = {
  tags: ["behaviour"],
  args: {
    notices: [
      { ...info, durationMs: 60_000 },
      { ...success, durationMs: briefly },
    ],
  },
  render: (args) => <ToastsWithShop {...args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Üzenj" }));
    await userEvent.hover(page.getByText(info.text));
    // The focus is still on the button: the second notice comes while the pointer rests on the first.
    await userEvent.keyboard("{Enter}");
    await page.findByText(success.text);
    // The notice's own timer, if it ran, would be over before one that starts later and takes as long.
    await new Promise((resolve) => setTimeout(resolve, briefly));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(page.getByText(info.text));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(success.id));
  },
};

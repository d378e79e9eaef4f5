import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = { component: ErrorState, args: {} } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  args: { onRetry: fn() },
};
export const GeneralPressed: Story = {
  ...General,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Hiba történt, kérünk, próbáld újra!");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Próbáld újra" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithMessage: Story = { args: { message: "Hiba történt a kosár szinkronizálása közben!", onRetry: fn() } };
export const Offline: Story = { args: { kind: "offline", onRetry: fn() } };
export const NotFound: Story = { args: { kind: "notFound" } };

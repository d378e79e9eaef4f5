import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CheckoutSteps } from "./CheckoutSteps.tsx";

const meta = {
  component: CheckoutSteps,
  args: {
    steps: [
      { name: "Kosár", href: "/kosar", state: "done" },
      { name: "Kapcsolattartó", href: "/megrendeles", state: "done" },
      { name: "Szállítás", href: "/megrendeles/kiszallitas", state: "current" },
      { name: "Számlázás és fizetés", href: "/megrendeles/szamlazas", state: "ahead" },
      { name: "Összesítés", href: "/megrendeles/osszesites", state: "ahead" },
    ],
  },
} satisfies Meta<typeof CheckoutSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement);
    const items = steps.getAllByRole("listitem");
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(items[2]).toHaveTextContent("3. lépés, összesen 5: Szállítás");
    // Only steps that are done lead to their pages.
    await expect(steps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/kosar",
      "/megrendeles",
    ]);
  },
};
export const AtTheEnd: Story = {
  args: { steps: meta.args.steps.map((step, at) => ({ ...step, state: at === 4 ? "current" : "done" })) },
};
export const Express: Story = {
  args: {
    steps: [
      { name: "Kosár", href: "/kosar", state: "done" },
      { name: "Rendelési adatok", href: "/megrendeles/expressz", state: "current" },
      { name: "Összesítés", href: "/megrendeles/osszesites", state: "ahead" },
    ],
  },
};

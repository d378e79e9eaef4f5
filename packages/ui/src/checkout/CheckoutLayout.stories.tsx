import { grams, huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Notice } from "../feedback/Notice.tsx";
import { TextField } from "../field/TextField.tsx";
import { courier, milkLine, totals } from "../stories/carts.ts";
import { now } from "../stories/products.ts";
import { CheckoutLayout } from "./CheckoutLayout.tsx";
import { OrderOverview } from "./OrderOverview.tsx";

const meta = {
  component: CheckoutLayout,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Kapcsolattartó",
    total: huf(12679),
    itemCount: 1,
    back: { href: "/kosar", label: "Vissza a kosárhoz" },
    action: <Button>Tovább a szállításhoz</Button>,
    overview: (
      <OrderOverview
        lines={[milkLine]}
        totals={totals}
        weight={grams(6180)}
        shippingMethod={courier}
        destination="6720 Szeged"
        timeSlot={null}
        now={now}
      />
    ),
    children: <TextField label="Név" autoComplete="name" />,
  },
} satisfies Meta<typeof CheckoutLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Step: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("button", { name: "Tovább a szállításhoz" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Vissza a kosárhoz" })).toHaveAttribute("href", "/kosar");
    // The overview is beside the form or folded above it, never both.
    const overviews = page.getAllByRole("heading", { name: "Összesítés", hidden: true });
    await expect(overviews.filter((heading) => heading.checkVisibility()).length).toBeLessThanOrEqual(1);
  },
};
export const FirstStep: Story = { args: { back: null } };
export const WithNotice: Story = {
  args: { notice: <Notice tone="attention" title="Még nem választottál idősávot." /> },
};

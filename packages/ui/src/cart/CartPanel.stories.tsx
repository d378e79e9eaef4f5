import { grams, huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { beerLine, lineOf, milkLine, tomatoLine, totals } from "../stories/carts.ts";
import { longName, milk } from "../stories/products.ts";
import { CartPanel } from "./CartPanel.tsx";
import { FreeDeliveryMeter } from "./FreeDeliveryMeter.tsx";
import { WeightMeter } from "./WeightMeter.tsx";

const lines = [milkLine, tomatoLine, beerLine];
const total = huf(lines.reduce((sum, line) => sum + line.total, 0));

const meta = {
  component: CartPanel,
  subcomponents: { WeightMeter },
  args: {
    lines,
    total,
    payable: huf(total + totals.delivery + totals.boxing),
    cartHref: "/kosar",
    hrefOf: ({ urlKey }) => `/termekek/${urlKey}`,
    onRemove: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: "min(20rem, 100%)", height: "36rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithoutFees: Story = {
  name: "[NAV-2] Without fees there is one amount",
  args: { payable: total },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Termékek")).toBeVisible();
    await expect(within(canvasElement).queryByText("Szállítással és díjakkal")).toBeNull();
  },
};
export const LongName: Story = { args: { lines: [...lines, lineOf(longName, 1)] } };
export const LongNamePressed: Story = {
  ...LongName,
  tags: ["behaviour"],
  play: async ({ canvasElement, args, step }) => {
    const panel = within(within(canvasElement).getByRole("complementary", { name: "Kosarad" }));
    await step("breaks a long word, so that it covers no button", async () => {
      const name = panel.getByRole("link", { name: new RegExp(longName.name.slice(0, 30)) });
      const button = panel.getByRole("button", { name: `Kivétel a kosárból: ${longName.name}` });
      await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
      await expect(name.getBoundingClientRect().width).toBeGreaterThan(150);
    });
    await step("takes a line out", async () => {
      await userEvent.click(panel.getByRole("button", { name: `Kivétel a kosárból: ${milk.name}` }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(milk.id);
    });
    await step("closes, and leads to the cart", async () => {
      await expect(panel.getByRole("link", { name: "A kosárhoz" })).toHaveAttribute("href", "/kosar");
      await userEvent.click(panel.getByRole("button", { name: "Kosár elrejtése" }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const Empty: Story = {
  args: {
    lines: [],
    total: huf(0),
    payable: huf(0),
    emptyAction: <ButtonLink href="/ajanlatok">Ajánlatok</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole("link", { name: "Ajánlatok" })).toBeVisible();
    await expect(panel.queryByRole("link", { name: "A kosárhoz" })).toBeNull();
    await expect(panel.queryByText("Termékek")).toBeNull();
  },
};
export const WithMeters: Story = {
  args: {
    children: (
      <>
        <FreeDeliveryMeter goods={huf(16580)} freeFrom={huf(20000)} />
        <WeightMeter weight={grams(32000)} maxWeight={grams(40000)} isTooHeavy={false} />
      </>
    ),
  },
};

import { productOf } from "@kamra/core";
import type { Product } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useCartTotals, useShop, useUser } from "@kamra/react";
import { shopMatchers } from "@kamra/testing/matchers";
import { shopOf, withShop } from "@kamra/testing/storybook";
import { Button, Stack, Text } from "@kamra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

expect.extend(shopMatchers);

const defaultUnit = { name: "db", minimumQuantity: 1, quantityStep: 1 };
const milk = productOf({ id: "milk", name: "Tej", regularPrice: 399, defaultUnit });
const bread = productOf({
  id: "bread",
  name: "Kenyér",
  regularPrice: 899,
  specialPrice: 799,
  specialFrom: "2026-12-01",
  specialTo: "2026-12-24",
  defaultUnit,
});

/** A component of an application's own. */
const Basket = ({ offered }: { readonly offered: Product }) => {
  const shop = useShop("cart");
  const lines = useCart(({ cart }) => cart?.lines ?? []);
  const isWaiting = useCart((state) => state.isWaiting);
  const { total } = useCartTotals();
  const user = useUser();
  return (
    <Stack>
      <Text>{user === null ? "Vendég" : user.name}</Text>
      {lines.map(({ product, quantity }) => (
        <Text key={product.id}>{`${quantity} × ${product.name}`}</Text>
      ))}
      <Text>{formatHuf(total)}</Text>
      {isWaiting && <Text>Hálózatra vár</Text>}
      <Button onPress={() => void shop.cart.setQuantity(offered, { quantity: 1, quantityType: "default" })}>
        {`${offered.name} a kosárba`}
      </Button>
    </Stack>
  );
};

/** `withShop` of the testing kit gives a story a shop of its own; the parameter `shop` says which. */
const meta = {
  component: Basket,
  title: "A shop around a story",
  decorators: [withShop],
  args: { offered: milk },
  parameters: { shop: { products: [milk, bread] } },
} satisfies Meta<typeof Basket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {};

export const UserWithCart: Story = {
  parameters: { shop: { cart: [{ product: milk, quantity: 2 }], user: { name: "Kovács Anna" } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Kovács Anna")).toBeVisible();
    await expect(shopOf(canvasElement).shop).toHold(milk, 2);
    await expect(shopOf(canvasElement).shop).toCost(798);
  },
};

export const InAdvent: Story = {
  parameters: { shop: { cart: [{ product: bread, quantity: 1 }], now: new Date("2026-12-06T10:00:00Z") } },
  play: async ({ canvasElement }) => {
    await expect(shopOf(canvasElement).shop).toCost(799);
  },
};

export const Offline: Story = {
  parameters: { shop: { isOffline: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Tej a kosárba" }));
    await shopOf(canvasElement).rest();
    await expect(within(canvasElement).getByText("1 × Tej")).toBeVisible();
  },
};

export const OnlineAgain: Story = {
  ...Offline,
  tags: ["behaviour"],
  play: async (context) => {
    await Offline.play?.(context);
    const { shop, network, settled, reconnect } = shopOf(context.canvasElement);
    network.use(() => null);
    reconnect();
    await settled(shop.cart.refresh());
    await expect(shop).toHold(milk, 1);
    await expect(shop.cart.state.get().isEstimate).toBe(false);
  },
};

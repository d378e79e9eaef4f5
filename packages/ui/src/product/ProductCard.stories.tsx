import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import * as carriers from "../stories/carriers.ts";
import { Button } from "../button/Button.tsx";
import { lineOf, milkLine, tomatoLine } from "../stories/carts.ts";
import * as products from "../stories/products.ts";
import { said } from "../stories/said.ts";
import { SoldOutWays } from "./SoldOutWays.tsx";
import { ProductCard, type ProductCardProps } from "./ProductCard.tsx";
import { AllergenNote } from "./AllergenNote.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
import { ProductImage } from "./ProductImage.tsx";
import { UndeliverableNote } from "./UndeliverableNote.tsx";

const CardWithCart = (props: ProductCardProps) => {
  const [quantity, setQuantity] = useState(0);
  return (
    <ProductCard
      {...props}
      line={quantity === 0 ? null : lineOf(props.product, quantity)}
      onQuantityChange={(change) => {
        props.onQuantityChange(change);
        setQuantity(change.quantity);
      }}
    />
  );
};

const meta = {
  component: ProductCard,
  subcomponents: { AllergenNote, ProductCardSkeleton, ProductImage, UndeliverableNote },
  args: { product: products.milk, now: products.now, href: "/termekek/friss-tej", line: null, onQuantityChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: "min(100%, 11.5rem)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const TwoUnits: Story = { args: { product: products.tomato } };
export const Reduced: Story = { args: { product: products.yoghurt } };
export const ReducedBelowPriorPrice: Story = {
  args: { product: { ...products.yoghurt, priorPrice: huf(699) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/699\sFt/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/899\sFt/)).toBeNull();
  },
};
export const News: Story = { args: { product: products.newBread } };
/** A long origin is cut off; the days stand first. */
export const Fresh: Story = {
  args: { product: { ...products.tomato, origin: "Dominikai Köztársaság", minimumExpiryDays: 5 } },
};
export const Usual: Story = { args: { isUsual: true } };
export const PersonalPrice: Story = { args: { product: products.personalCoffee } };
export const WebshopOnlyPrice: Story = { args: { product: products.webshopOnlyPasta } };
export const DepositAndAdultsOnly: Story = { args: { product: products.beer } };
export const SoldOut: Story = { args: { product: products.soldOut } };
const instead = <SoldOutWays name="Meggy" similarHref="/termekek/meggy#hasonlo" alert={{ href: "/termekek/meggy" }} />;
export const SoldOutWithWaysOn: Story = { args: { product: products.soldOut, instead } };
export const SeasonalWithWaysOn: Story = { args: { product: products.seasonal, instead } };
export const Seasonal: Story = { args: { product: products.seasonal } };
export const Unavailable: Story = { args: { product: products.unavailable } };
export const PermanentlyEnded: Story = { args: { product: products.ended } };
export const WithoutPicture: Story = { args: { product: products.withoutPicture } };
export const LongNameAndBigPrice: Story = { args: { product: products.longName } };
export const WithAFieldOfTheHost: Story = { args: { children: <p>0,4 kg CO₂</p> } };
export const InCart: Story = { args: { line: milkLine } };
export const InCartByThePiece: Story = { args: { product: products.tomato, line: tomatoLine } };
export const BeingUpdated: Story = { args: { line: milkLine, isPending: true } };
export const Failed: Story = {
  args: {
    line: milkLine,
    error: "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál",
  },
};
export const SoldOutInCart: Story = { args: { product: products.soldOut, line: lineOf(products.soldOut, 2) } };
export const ByCourierOnly: Story = {
  args: {
    product: products.yoghurt,
    undeliverable: { problem: "CHILLED", method: carriers.postal, instead: [carriers.courier] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Hűtött: ide csak futárral")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /^Kosárba/ })).toBeEnabled();
  },
};
export const FetchedOnly: Story = {
  args: {
    product: products.yoghurt,
    undeliverable: { problem: "CHILLED", method: carriers.postal, instead: [carriers.pickup] },
  },
};
export const NotDeliveredThere: Story = {
  args: { product: products.beer, undeliverable: { problem: "ADULTS_ONLY", method: carriers.postPoint, instead: [] } },
};
export const WithLists: Story = {
  args: { onAddToList: fn() },
};
const onCompare = fn();

/** The link covers the card, but no button of the host. */
export const AButtonOfTheHostIsPressed: Story = {
  tags: ["behaviour"],
  args: { children: <Button onPress={onCompare}>Összehasonlítom</Button> },
  play: async ({ canvasElement }) => {
    onCompare.mockClear();
    const button = within(canvasElement).getByRole("button", { name: "Összehasonlítom" });
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await userEvent.click(button);
    await expect(onCompare).toHaveBeenCalledOnce();
  },
};

export const WithListsPressed: Story = {
  ...WithLists,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Listára teszem: / }));
    await expect(args.onAddToList).toHaveBeenCalledOnce();
  },
};

export const Interactive: Story = {
  tags: ["behaviour"],
  render: (args) => <CardWithCart {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const card = within(canvasElement);
    await step("puts it into the cart in place and keeps the focus at hand", async () => {
      await userEvent.click(card.getByRole("button", { name: /^Kosárba/ }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 1, quantityType: "default" });
      await expect(card.getByRole("textbox", { name: "Mennyiség (db)" })).toHaveValue("1");
      await expect(card.getByRole("button", { name: /^Több/ })).toHaveFocus();
      await expect(said()).toHaveTextContent("1 db a kosárban");
    });
    await step("takes it out again", async () => {
      await userEvent.click(card.getByRole("button", { name: /^Kivétel a kosárból/ }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 0, quantityType: "default" });
      await expect(card.getByRole("button", { name: /^Kosárba/ })).toHaveFocus();
    });
  },
};

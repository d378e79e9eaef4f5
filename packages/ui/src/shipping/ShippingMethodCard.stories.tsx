import type { ShippingMethod } from "@kamra/core/delivery";
import { grams, huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShippingMethodCard } from "./ShippingMethodCard.tsx";

const courier: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Kamra házhozszállítás",
  price: huf(1490),
  extraCost: null,
  discountPrice: null,
  maxWeight: grams(40_000),
  isAvailable: true,
  description: "<p>A saját futárunk hozza, hűtött autóval.</p>",
  shortDescription: null,
  deliveryTime: "akár még ma",
  priceRanges: [
    { from: huf(0), price: huf(1490) },
    { from: huf(15_000), price: huf(990) },
    { from: huf(30_000), price: huf(0) },
  ],
  problems: [],
  refuses: [],
  timeSlots: null,
  cashCost: huf(290),
};

const meta = {
  component: ShippingMethodCard,
  args: { method: courier },
} satisfies Meta<typeof ShippingMethodCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Courier: Story = {};
export const Pickup: Story = {
  args: {
    method: {
      ...courier,
      id: "4",
      kind: "pickup",
      name: "Személyes átvétel",
      price: huf(0),
      priceRanges: [],
      maxWeight: null,
      deliveryTime: null,
      cashCost: huf(0),
    },
  },
};
export const Reduced: Story = {
  args: { method: { ...courier, discountPrice: huf(490), extraCost: huf(150), cashCost: null } },
};
export const Unavailable: Story = {
  args: {
    method: {
      ...courier,
      isAvailable: false,
      problems: [{ kind: "postcode", message: "Ide nem szállítunk.", productIds: [] }],
    },
  },
};
export const SeveralProblems: Story = {
  args: {
    method: {
      ...courier,
      isAvailable: false,
      problems: [
        { kind: "link", message: "Egy rendeléshez kapcsoltad a kosarat.", productIds: [] },
        { kind: "later", message: "Karácsonykor nem járunk.", productIds: [] },
      ],
    },
  },
};
export const LongName: Story = {
  args: { method: { ...courier, name: "Élelmiszerkiszállításfelelős-csomagautomata" } },
};

import type { ShippingMethod, TimeSlot } from "@kamra/core/delivery";
import { grams, huf, productId } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { milkLine, tomatoLine } from "../stories/carts.ts";
import { now } from "../stories/products.ts";
import { ShippingMethodPicker } from "./ShippingMethodPicker.tsx";

const courier: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Kamra házhozszállítás",
  price: huf(1490),
  extraCost: null,
  discountPrice: null,
  maxWeight: grams(40_000),
  isAvailable: true,
  description: null,
  shortDescription: "A saját futárunk hozza",
  deliveryTime: "akár még ma",
  priceRanges: [],
  problems: [],
  refuses: [],
  timeSlots: {
    free: {
      earliest: { day: "2026-11-24", from: "14:00", to: "16:00" },
      visibleUntil: null,
      lowestPrice: huf(490),
      highestPrice: huf(990),
    },
  },
  cashCost: huf(290),
};
const postPoint: ShippingMethod = {
  ...courier,
  id: "3",
  kind: "postPoint",
  name: "MPL PostaPont",
  shortDescription: "Postán vagy csomagautomatában",
  deliveryTime: "2–3 munkanap",
  timeSlots: null,
  isAvailable: false,
  problems: [{ kind: "products", message: "", productIds: [milkLine.product.id] }],
};
const pickup: ShippingMethod = {
  ...courier,
  id: "4",
  kind: "pickup",
  name: "Személyes átvétel",
  price: huf(0),
  shortDescription: "A Kamra boltjában",
  deliveryTime: "még ma",
  timeSlots: null,
};

const slot: TimeSlot = {
  id: "1",
  day: "2026-11-25",
  from: "18:00",
  to: "20:00",
  timeRangeId: "18",
  sector: { id: "1", name: "Szeged" },
  orderLimit: 12,
  weightLimit: null,
  price: huf(990),
  visibleUntil: null,
  heldUntil: null,
  status: "ACTIVE",
};

const meta = {
  component: ShippingMethodPicker,
  args: {
    methods: [courier, postPoint, pickup],
    value: null,
    onChange: fn(),
    goods: huf(12_840),
    lines: [milkLine, tomatoLine],
    now,
  },
} satisfies Meta<typeof ShippingMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const NothingChosenPressed: Story = {
  ...NothingChosen,
  name: "[SHIP-5] [SHIP-10] Each method says its fee and time, or why it cannot be chosen",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement).getByRole("radiogroup", { name: "Hogyan kapod meg?" });
    const methodNamed = (name: RegExp) => within(picker).getByRole("radio", { name });
    await expect(methodNamed(/házhozszállítás/)).toHaveAccessibleName(
      /november 24., kedd 14.*A saját futárunk.*490–.*990\sFt/,
    );
    await expect(methodNamed(/PostaPont/)).toBeDisabled();
    await expect(methodNamed(/PostaPont/)).toHaveAccessibleDescription(/: Friss tej/);
    await expect(methodNamed(/Személyes/)).toHaveAccessibleName(/helyben fizetve \+290\sFt.*Ingyenes/);
    await userEvent.click(methodNamed(/Személyes/));
    await expect(args.onChange).toHaveBeenLastCalledWith(pickup);
  },
};
export const Chosen: Story = { args: { value: "1" } };
export const WithTimeSlot: Story = {
  args: { value: "1", timeSlot: slot },
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getByRole("radio", { name: /házhozszállítás/ });
    await expect(chosen).toHaveAccessibleName(/november 25., szerda, 18:00.*990\sFt/);
    await expect(chosen).not.toHaveAccessibleName(/490/);
  },
};
/** From 15 000 Ft on the post brings it for less: change `goods`. */
export const FeeByGoods: Story = {
  args: {
    methods: [
      {
        ...postPoint,
        ...{ isAvailable: true, problems: [] },
        priceRanges: [
          { from: huf(0), price: huf(1490) },
          { from: huf(15_000), price: huf(990) },
        ],
      },
      pickup,
    ],
  },
};
export const ManyGoods: Story = {
  name: "A reason names three goods and counts the rest",
  args: {
    lines: ["1", "2", "3", "4", "5"].map((id) => ({
      product: { ...milkLine.product, id: productId(id), name: `Fagyasztott zöldborsó ${id}` },
    })),
    methods: [
      {
        ...postPoint,
        problems: [{ kind: "products", message: "", productIds: ["1", "2", "3", "4", "5"].map(productId) }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const [method] = within(canvasElement).getAllByRole("radio");
    await expect(method).toHaveAccessibleDescription(/zöldborsó 1, Fagyasztott.* 2, Fagyasztott.* 3 és még 2 termék$/);
  },
};
export const NoFreeTimeSlot: Story = { args: { methods: [{ ...courier, timeSlots: { free: null } }, pickup] } };
export const WithError: Story = { args: { error: "Még nem választottál szállítási módot." } };
export const LongNames: Story = {
  args: { methods: [{ ...courier, name: "Élelmiszerkiszállításfelelős-csomagautomata" }, postPoint] },
};

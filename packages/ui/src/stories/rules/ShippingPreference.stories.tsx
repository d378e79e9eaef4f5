import {
  type DeliverySelection,
  explainShippingPreference,
  type ShippingMethod,
  type ShippingPreferenceReason,
} from "@kamra/core/delivery";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { huf } from "@kamra/core/product";
import { ShippingMethodCard } from "../../shipping/ShippingMethodCard.tsx";
import { courier as ownCourier } from "../carts.ts";
import { Answer } from "./Answer.tsx";

interface ShippingRuleProps {
  readonly wish: "delivery" | "pickup";
  readonly courier: "comes" | "not to this postcode" | "cart too heavy" | "not offered";
  readonly hasPost: boolean;
}

const reasons: Readonly<Record<ShippingPreferenceReason, string>> = {
  fetched: "The shopper chose to fetch it.",
  courierComes: "The courier comes to the place.",
  courierCouldCome: "The courier could come: the shopper can change what stands in the way.",
  courierNotThere: "The courier does not come to the postcode.",
  noCourier: "The shop offers no courier.",
};

const selections: Readonly<Record<ShippingRuleProps["wish"], DeliverySelection>> = {
  delivery: { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" },
  pickup: { type: "personal" },
};

const problem = (kind: string) => [{ kind, message: "", productIds: [] }];

const courierOf = (courier: ShippingRuleProps["courier"]) => {
  if (courier === "not offered") return [];
  const problems = { comes: [], "not to this postcode": problem("postcode"), "cart too heavy": problem("weight") };
  return [{ ...ownCourier, isAvailable: courier === "comes", problems: problems[courier] }];
};

const postal: ShippingMethod = {
  ...ownCourier,
  id: "2",
  kind: "postal",
  name: "MPL házhoz",
  price: huf(1990),
  extraCost: null,
};
const pickup: ShippingMethod = {
  ...ownCourier,
  id: "4",
  kind: "pickup",
  name: "Személyes átvétel",
  price: huf(0),
  extraCost: null,
};

const ShippingRule = ({ wish, courier, hasPost }: ShippingRuleProps) => {
  const methods: ReadonlyArray<ShippingMethod> = [...courierOf(courier), ...(hasPost ? [postal] : []), pickup];
  const { method, reason } = explainShippingPreference(methods, { selection: selections[wish] });
  return (
    <Answer
      says={method === null ? "The shop proposes none" : `The shop proposes “${method.name}”`}
      because={reasons[reason]}
      rules={["SHIP-1"]}
    >
      {method === null ? undefined : <ShippingMethodCard method={method} />}
    </Answer>
  );
};

const meta = {
  title: "Shipping preference",
  component: ShippingRule,
  tags: ["!manifest"],
  parameters: { docs: { description: { component: "Which way of delivery the shop proposes." } } },
  args: { wish: "delivery", courier: "comes", hasPost: true },
  argTypes: {
    wish: { description: "What the shopper asked for.", control: "inline-radio", options: ["delivery", "pickup"] },
    courier: {
      description: "Whether the shop’s own courier can bring it.",
      control: "radio",
      options: ["comes", "not to this postcode", "cart too heavy", "not offered"],
    },
    hasPost: { description: "Whether the post could bring it." },
  },
} satisfies Meta<typeof ShippingRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CourierComes: Story = {};
export const ByPost: Story = {
  args: { courier: "not to this postcode" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("The shop proposes “MPL házhoz”")).toBeVisible();
    await expect(within(canvasElement).getByRole("heading", { name: "MPL házhoz" })).toBeVisible();
  },
};
export const TooHeavy: Story = { args: { courier: "cart too heavy" } };
export const Fetched: Story = { args: { wish: "pickup" } };

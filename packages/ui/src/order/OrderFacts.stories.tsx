import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { order } from "../stories/orders.ts";
import { postPoints } from "../stories/postPoints.ts";
import { now } from "../stories/products.ts";
import { OrderFacts } from "./OrderFacts.tsx";

const shopUrl = "https://kamra.test";
const meta = {
  component: OrderFacts,
  args: { order, now, shopUrl },
  // Other words than an address are a mistake of the host.
  argTypes: { shopUrl: { control: "select", options: [shopUrl, "https://bolt.example"] } },
} satisfies Meta<typeof OrderFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

const pickedUp = {
  ...order,
  shippingMethod: { id: "4", kind: "pickup", name: "Személyes átvétel" },
  shippingAddress: null,
  timeSlot: null,
  pickup: {
    code: "472913",
    readyFrom: "2026-11-21T15:30:00Z",
    week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "07:00", closes: "20:00" })),
  },
} as const;

export const Delivered: Story = {
  name: "[ORDER-10] On its way to a house",
  tags: ["layout"],
  play: async ({ canvasElement }) => {
    const delivery = within(within(canvasElement).getByRole("region", { name: "Szállítás" }));
    await expect(delivery.getByText(/november 22., vasárnap, 08:00/)).toBeVisible();
    const calendar = delivery.getByRole("link", { name: "Naptárba teszem" });
    await expect(calendar).toHaveAttribute("download", "rendeles-10042.ics");
    await expect(decodeURIComponent(calendar.getAttribute("href") ?? "")).toContain("UID:order-10042@kamra.test");
  },
};
export const WithoutCalendar: Story = {
  args: { shopUrl: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};
export const Pickup: Story = {
  args: { order: pickedUp },
  play: async ({ canvasElement }) => {
    const delivery = within(within(canvasElement).getByRole("region", { name: "Átvétel" }));
    await expect(delivery.getByText("Várhatóan átvehető: ma 16:30 után")).toBeVisible();
    await expect(delivery.getByText("472913")).toBeVisible();
    await expect(delivery.getByText("Nyitvatartás: hétfő–\u2060péntek 07:00–\u206020:00")).toBeVisible();
  },
};
export const ReadyToFetch: Story = {
  args: { order: { ...pickedUp, status: { code: "GPOINT_SHIPPED", title: "Átvehető" } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Már átveheted.")).toBeVisible();
  },
};
export const Fetched: Story = {
  name: "A closed order says no more how to fetch it",
  args: { order: { ...pickedUp, status: { code: "COMPLETE", title: "Átadva" } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("472913")).toBeNull();
  },
};
export const ToPostPoint: Story = { args: { order: { ...order, postPoint: postPoints[1] } } };
export const CashAndInvoice: Story = {
  name: "[LAW-4] Cash at the door, a company's invoice and a comment",
  args: {
    order: {
      ...order,
      paymentMethod: { id: "2", kind: "cashOnDelivery", name: "Utánvét" },
      amounts: { ...order.amounts, total: huf(6429) },
      couponCode: "TAVASZ",
      returnsEmpties: true,
      linkedOrderId: "10039",
      billingAddress: {
        id: "7",
        name: "Spájz Kft.",
        postcode: "1137",
        city: "Budapest",
        street: "Pozsonyi út",
        houseNumber: "12.",
        vatNumber: "12345676-2-41",
        isCompany: true,
      },
      comment: "A csengő rossz.\nKérem, telefonáljon!",
    },
  },
  play: async ({ canvasElement }) => {
    const facts = within(canvasElement);
    await expect(facts.getByText(/^Készpénzben fizetendő: 6\s430\sFt$/)).toBeVisible();
    await expect(facts.getByText("Adószám: 12345676-2-41")).toBeVisible();
    await expect(facts.getByText("A 10039. megrendeléssel együtt kapod meg.")).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { order: { ...order, comment: "Megszentségteleníthetetlenségeskedéseitekért".repeat(2) } },
};

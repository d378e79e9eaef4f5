import type { PaymentMethod, SavedCard } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PaymentPicker } from "./PaymentPicker.tsx";

const method = (id: string, kind: PaymentMethod["kind"], name: string, cost: number | null = null): PaymentMethod => ({
  id,
  kind,
  name,
  isAvailable: true,
  minAmount: kind === "cashOnDelivery" ? null : huf(10),
  maxAmount: kind === "cashOnDelivery" ? huf(1_000_000) : null,
  cost: cost === null ? null : huf(cost),
  shortDescription: kind === "simple" ? "A megrendelés után a SimplePay oldalán fizetsz." : null,
  postalDescription: kind === "cashOnDelivery" ? "A postásnak csak készpénzzel fizethetsz." : null,
});

const methods = [
  method("1", "bankTransfer", "Banki átutalás"),
  method("2", "cashOnDelivery", "Utánvét", 490),
  method("3", "simple", "Bankkártya (SimplePay)"),
  method("4", "borgun", "Bankkártya (Borgun)"),
  method("5", "savedCard", "Mentett kártya"),
];

const card: SavedCard = {
  id: "c1",
  cardTitle: "K&H",
  cardType: "VISA",
  cardPan: "4242",
  cardExp: "12/28",
  isDefault: true,
};

const meta = {
  component: PaymentPicker,
  args: {
    methods,
    savedCards: [card],
    value: null,
    onChange: fn(),
    shippingMethod: { kind: "courier" },
    due: huf(12678),
  },
} satisfies Meta<typeof PaymentPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const NothingChosenPressed: Story = {
  ...NothingChosen,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement);
    const [first] = picker.getAllByRole("radio");
    await expect(first).toHaveAccessibleName(/K&H\s·\sVISA\s·\s••••\s4242/);
    await userEvent.click(picker.getByRole("radio", { name: /K&H/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ methodId: "5", savedCardId: "c1" });
    await userEvent.click(picker.getByRole("radio", { name: /SimplePay/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ methodId: "3", savedCardId: null });
  },
};
export const CashAtTheDoor: Story = {
  args: { value: { methodId: "2", savedCardId: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("radio", { name: /Utánvét/ })).toBeChecked();
    await expect(within(canvasElement).getByText(/Készpénzben fizetendő: 13\s170\sFt/)).toBeVisible();
    await expect(within(canvasElement).getByText(/kezeléséért 490\sFt díjat/)).toBeVisible();
  },
};
export const SavedCardChosen: Story = { args: { value: { methodId: "5", savedCardId: "c1" } } };
export const Guest: Story = { args: { savedCards: [], methods: methods.slice(1, 4) } };
export const WithError: Story = { args: { error: "Még nem választottál fizetési módot." } };
export const TooLittleForCards: Story = {
  args: { due: huf(4), donation: huf(5) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("radio", { name: /SimplePay/ });
    await expect(card).toBeDisabled();
    await expect(card).toHaveAccessibleDescription(/^10\sFt alatt nem lehet kártyával fizetni\.$/);
    await expect(within(canvasElement).getByRole("radio", { name: /Utánvét/ })).toBeEnabled();
  },
};
export const TooMuchForCash: Story = {
  args: { due: huf(999_900) },
  play: async ({ canvasElement }) => {
    const cash = within(canvasElement).getByRole("radio", { name: /Utánvét/ });
    await expect(cash).toHaveAccessibleDescription(/1\s000\s000\sFt felett nem lehet készpénzzel fizetni\.$/);
  },
};

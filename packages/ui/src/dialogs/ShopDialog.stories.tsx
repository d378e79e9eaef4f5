import type { LinkableOrder } from "@kamra/core/checkout";
import { newAddress } from "@kamra/core/delivery";
import { productId } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { courier } from "../stories/carts.ts";
import { now } from "../stories/products.ts";
import { ShopDialog, type ShopDialogProps } from "./ShopDialog.tsx";

const order: LinkableOrder = {
  id: "1042",
  createdAt: "2026-11-20T10:00:00Z",
  shippingAddress: {
    ...newAddress,
    postcode: "6720",
    city: "Szeged",
    street: "Tisza Lajos körút",
    houseNumber: "103",
  },
  timeSlot: { day: "2026-11-24", from: "14:00", to: "16:00" },
  shippingMethod: { ...courier, isActive: true, sort: 1 },
  paymentMethod: null,
};

const meta = {
  component: ShopDialog,
  args: { dialog: { kind: "registrationSuccess" }, isOpen: true, onAnswer: fn(), now },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "30rem" } },
  },
} satisfies Meta<typeof ShopDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses each button in turn, and expects each answer. */
const pressed = async (
  { args }: { readonly args: Pick<ShopDialogProps, "dialog" | "onAnswer"> },
  answers: Readonly<Record<string, unknown>>,
) => {
  for (const [button, answer] of Object.entries(answers)) {
    await userEvent.click(await screen.findByRole("button", { name: button }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(args.dialog, answer);
  }
};

export const RegistrationSuccess: Story = {};
export const RegistrationSuccessPressed: Story = {
  ...RegistrationSuccess,
  name: "[MODAL-1] After a registration the shopper goes on shopping or to the personal menu",
  tags: ["behaviour"],
  play: (context) => pressed(context, { "A fiókomhoz": "personalMenu", "Vásárolok tovább": null }),
};

export const Deletion: Story = { args: { dialog: { kind: "deletion", what: "Hétvégi bevásárlás" } } };
export const DeletionPressed: Story = {
  ...Deletion,
  name: "[MODAL-4] It asks before a deletion",
  tags: ["behaviour"],
  play: (context) => pressed(context, { Törlés: "delete", Mégsem: null }),
};

export const Content: Story = {
  args: { dialog: { kind: "content", title: "Szállítás", body: "Karácsonykor is szállítunk.\nSzilveszterkor délig." } },
};
export const ContentPressed: Story = {
  ...Content,
  name: "[MODAL-4] A content has a paragraph for each line, and one button",
  tags: ["behaviour"],
  play: async (context) => {
    await screen.findByText("Szilveszterkor délig.");
    await pressed(context, { Rendben: null });
  },
};

export const Failure: Story = { args: { dialog: { kind: "error", text: "" } } };
export const FailurePressed: Story = {
  ...Failure,
  name: "[NET-6] [MODAL-4] An error without words says to try again",
  tags: ["behaviour"],
  play: async (context) => {
    await screen.findByText("Hiba történt, kérünk, próbáld újra!");
    await pressed(context, { Rendben: null });
  },
};

export const UnsavedChanges: Story = { args: { dialog: { kind: "unsavedChanges" } } };
export const UnsavedChangesPressed: Story = {
  ...UnsavedChanges,
  name: "[FORM-5] Unsaved changes are saved or discarded, or the shopper stays",
  tags: ["behaviour"],
  play: (context) => pressed(context, { Mentés: "save", Elvetés: "discard", Mégsem: null }),
};

export const AgeConfirmation: Story = { args: { dialog: { kind: "ageConfirmation" } } };
export const AgeConfirmationPressed: Story = {
  ...AgeConfirmation,
  name: "[LAW-12] Who is not 18 yet declines",
  tags: ["behaviour"],
  play: (context) => pressed(context, { "Igen, elmúltam 18 éves": "confirm", "Még nem": null }),
};

export const ProductsToRemove: Story = {
  args: {
    dialog: {
      kind: "unavailableProducts",
      warnings: [
        { productId: productId("1"), productName: "Friss tej 2,8% 1 l", message: "Elfogyott." },
        { productId: productId("2"), productName: "Kovászos kenyér", message: "Már csak 2 db van belőle." },
      ],
    },
  },
};
export const ProductsToRemovePressed: Story = {
  ...ProductsToRemove,
  name: "[CART-11] The products that must go are listed with the reason",
  tags: ["behaviour"],
  play: async (context) => {
    await expect(await screen.findAllByRole("listitem")).toHaveLength(2);
    await pressed(context, { "Kiveszem őket": "remove", Mégsem: null });
  },
};

export const CouponLoss: Story = { args: { dialog: { kind: "couponLoss", productName: "Friss tej 2,8% 1 l" } } };
export const CouponLossPressed: Story = {
  ...CouponLoss,
  name: "[CART-12] Removing what the coupon needs removes the coupon",
  tags: ["behaviour"],
  play: (context) => pressed(context, { "Törlöm a kupont": "removeCoupon", Mégsem: null }),
};

export const LinkingOneOrder: Story = {
  args: { dialog: { kind: "linkOrders", orders: [order], preselected: order.id } },
};
export const LinkingOneOrderPressed: Story = {
  ...LinkingOneOrder,
  name: "[MODAL-3] [FMT-7] An open order shows its number, address and time",
  tags: ["behaviour"],
  play: async (context) => {
    const told = /^1042\. megrendelés · 6720 Szeged, .+ · november 24\., kedd, 14:00–\u206016:00$/;
    await screen.findByText(told);
    await pressed(context, { Összekapcsolom: "1042", "Köszönöm, nem": null });
  },
};

export const LinkingSeveralOrders: Story = {
  args: {
    dialog: {
      kind: "linkOrders",
      orders: [order, { ...order, id: "1043", timeSlot: null }],
      preselected: order.id,
    },
  },
};
export const LinkingSeveralOrdersPressed: Story = {
  ...LinkingSeveralOrders,
  name: "[MODAL-3] Of several open orders the shopper chooses one",
  tags: ["behaviour"],
  play: async (context) => {
    await userEvent.selectOptions(await screen.findByRole("combobox"), "1043");
    await pressed(context, { Összekapcsolom: "1043" });
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { milk, tomato } from "../stories/products.ts";
import { said } from "../stories/said.ts";
import { type QuantityChange, QuantityControl, type QuantityControlProps } from "./QuantityControl.tsx";

const ControlWithCart = (props: QuantityControlProps) => {
  const [shown, setShown] = useState<QuantityChange>({ quantity: props.quantity, quantityType: props.quantityType });
  return (
    <QuantityControl
      {...props}
      {...shown}
      onChange={(change) => {
        props.onChange(change);
        setShown(change);
      }}
    />
  );
};

const meta = {
  component: QuantityControl,
  args: { product: milk, quantity: 0, quantityType: "default", onChange: fn() },
  render: (args) => <ControlWithCart key={`${args.quantity} ${args.quantityType}`} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: "11rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuantityControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotInCart: Story = {};
export const InCart: Story = { args: { quantity: 3 } };
export const Pending: Story = { args: { quantity: 3, isPending: true } };
/** Its removal is under way: the press that adds it again counts. */
export const AddedWhilePending: Story = {
  args: { isPending: true },
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 1, quantityType: "default" });
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Failed: Story = { args: { quantity: 3, error: "Hiba történt a kosár frissítése közben" } };

const form = { action: "/kosar/tetel", fields: { product: "1" } };
/** Before the page's scripts have come, the browser sends it; with them it changes nothing. */
export const PlainForm: Story = {
  args: { product: tomato, quantity: 1, form },
};
export const PlainFormPressed: Story = {
  ...PlainForm,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    const sent = () => Object.fromEntries(new FormData(canvasElement.querySelector("form") ?? undefined));
    await expect(sent()).toMatchObject({ product: "1", quantityType: "default", typed: "1" });
    const more = control.getByRole("button", { name: /^Több/ });
    await expect(more).toHaveAttribute("value", "1.25");
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 1.25, quantityType: "default" });
  },
};
export const PlainFormNotInCart: Story = {
  args: { product: tomato, quantityType: "alternative", form },
};
export const PlainFormNotInCartTyped: Story = {
  ...PlainFormNotInCart,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    await userEvent.type(control.getByRole("radio", { name: "kg" }), "{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(control.getByRole("button", { name: /^Kosárba/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0.25, quantityType: "default" });
  },
};

export const Steps: Story = {
  tags: ["behaviour"],
  args: { product: { ...tomato, alternativeUnit: null } },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0.25, quantityType: "default" });
    const more = control.getByRole("button", { name: /^Több/ });
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0.75, quantityType: "default" });
    const less = control.getByRole("button", { name: /^Kevesebb/ });
    await userEvent.click(less);
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0.5, quantityType: "default" });
    await userEvent.click(less);
    await userEvent.click(control.getByRole("button", { name: /^Kivétel a kosárból/ }));
    await expect(control.getByRole("button", { name: /^Kosárba/ })).toHaveFocus();
  },
};

export const TypedEntry: Story = {
  tags: ["behaviour"],
  args: { product: tomato, quantity: 1 },
  play: async ({ canvasElement, args, step }) => {
    const control = within(canvasElement);
    const field = control.getByRole("textbox", { name: "Mennyiség (kg)" });
    await step("takes a press anywhere between the buttons", async () => {
      await userEvent.click(control.getByText("kg", { selector: "label > span[aria-hidden]" }));
      await expect(field).toHaveFocus();
    });
    await step("reads a decimal comma and rounds to a valid quantity near by", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "1,52{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 1.5, quantityType: "default" });
      await expect(field).toHaveValue("1,5");
    });
    await step("restores the former value for an invalid quantity, with a message", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "sok{Enter}");
      await expect(field).toHaveValue("1,5");
      await expect(control.getByRole("alert")).toHaveTextContent(
        "Ez nem mennyiség. Számmal írd be, tizedesvesszővel, például: 2 vagy 1,5 kg",
      );
      await userEvent.clear(field);
      await userEvent.type(field, "2 liter{Enter}");
      await expect(control.getByRole("alert")).toHaveTextContent("Ez a termék csak ezekben rendelhető: kg, dkg, g, db");
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step("treats the cart's own quantity as unchanged, without a message", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "150 dkg{Enter}");
      await expect(field).toHaveValue("1,5");
      await expect(control.queryByRole("alert")).not.toBeInTheDocument();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step("leaves it alone on Escape", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "9{Escape}");
      await expect(field).toHaveValue("1,5");
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step("steps with the arrow keys", async () => {
      await userEvent.type(field, "{ArrowUp}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 1.75, quantityType: "default" });
    });
    await step("and back down", async () => {
      await userEvent.type(field, "{ArrowDown}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 1.5, quantityType: "default" });
      await expect(field).toHaveFocus();
    });
    await step("takes it out at 0", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "0{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0, quantityType: "default" });
      await expect(control.getByRole("button", { name: /^Kosárba/ })).toHaveFocus();
    });
  },
};

/** Too little, or off the steps: told and asked, never changed in silence. */
export const TypedTooLittle: Story = {
  tags: ["behaviour"],
  args: { product: tomato, quantity: 1 },
  play: async ({ canvasElement, args, step }) => {
    const control = within(canvasElement);
    const field = control.getByRole("textbox", { name: "Mennyiség (kg)" });
    const type = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await step("says the least and the step, and changes nothing", async () => {
      await type("15 dkg");
      await expect(control.getByRole("alert")).toHaveTextContent("Legkevesebb 25 dkg, 25 dkg lépésekben.");
      await expect(field).toHaveValue("1");
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("leaves it on Mégsem", async () => {
      await userEvent.click(control.getByRole("button", { name: "Mégsem" }));
      await expect(control.queryByRole("alert")).not.toBeInTheDocument();
      await expect(said()).toBeEmptyDOMElement();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("asks for what is off the steps as well, and takes what was offered", async () => {
      await type("0,333");
      await expect(control.getByRole("alert")).toHaveTextContent("Ez a termék 25 dkg lépésekben rendelhető.");
      await userEvent.click(control.getByRole("button", { name: "Legyen 25 dkg" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0.25, quantityType: "default" });
      await expect(control.queryByRole("alert")).not.toBeInTheDocument();
      await expect(field).toHaveFocus();
    });
  },
};

/** A change that waits for an answer, or gets a no, is not announced. */
export const NothingHappenedYet: Story = {
  tags: ["behaviour"],
  args: { product: tomato, quantity: 0 },
  render: (props) => <QuantityControl {...props} />,
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    await userEvent.click(control.getByRole("button", { name: /^Kosárba/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(said()).toBeEmptyDOMElement();
  },
};

export const TypedInTheOtherUnit: Story = {
  tags: ["behaviour"],
  args: { product: tomato, quantity: 1 },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    const field = control.getByRole("textbox", { name: "Mennyiség (kg)" });
    await userEvent.clear(field);
    await userEvent.type(field, "3 db{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 3, quantityType: "alternative" });
    await expect(control.getByRole("textbox", { name: "Mennyiség (db)" })).toHaveValue("3");
  },
};

export const TwoUnits: Story = {
  args: { product: tomato, quantity: 0.5 },
};
export const TwoUnitsPressed: Story = {
  ...TwoUnits,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    await userEvent.click(control.getByRole("radio", { name: "db" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 3, quantityType: "alternative" });
    await expect(control.getByRole("textbox", { name: "Mennyiség (db)" })).toHaveValue("3");
  },
};

export const UnitByKeyboard: Story = {
  tags: ["behaviour"],
  args: { product: tomato, quantity: 0.5 },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    await userEvent.tab();
    await expect(control.getByRole("radio", { name: "kg" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(control.getByRole("radio", { name: "db" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 3, quantityType: "alternative" });
  },
};

export const UnitChosenFirst: Story = {
  tags: ["behaviour"],
  args: { product: tomato, quantityType: "alternative" },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement);
    await userEvent.click(control.getByRole("radio", { name: "kg" }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(control.getByRole("button", { name: /^Kosárba/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 0.25, quantityType: "default" });
  },
};

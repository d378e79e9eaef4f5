import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Text } from "../layout/Text.tsx";
import { courier, postal } from "../stories/carriers.ts";
import { ended, longName, milk, now, soldOut, tomato, yoghurt } from "../stories/products.ts";
import { ListLine } from "./ListLine.tsx";

const meta = {
  component: ListLine,
  args: {
    product: milk,
    href: "/termekek/friss-tej",
    now,
    quantity: 2,
    isTicked: false,
    substitute: null,
    onChange: fn(),
    onQuantityChange: fn(),
    onTakeSubstitute: fn(),
  },
} satisfies Meta<typeof ListLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheList: Story = {};
export const OnTheListPressed: Story = {
  ...OnTheList,
  name: "[LIST-7] On the list",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement);
    await userEvent.click(line.getByRole("button", { name: /^Több/ }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(line.getByRole("checkbox", { name: "Kipipálás: Friss tej 2,8% 1 l" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Reduced: Story = { args: { product: yoghurt } };
export const Ticked: Story = {
  args: { isTicked: true },
};
export const TickedPressed: Story = {
  ...Ticked,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("checkbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const TheLastOne: Story = {
  args: { quantity: 1 },
};
export const TheLastOnePressed: Story = {
  ...TheLastOne,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Levétel a listáról/ }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(0);
  },
};
export const ByWeight: Story = { args: { product: tomato, quantity: 0.75 } };
export const BeingUpdated: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: "Ebből legfeljebb 50 db lehet a listán." } };
export const CannotBeHad: Story = {
  args: { product: soldOut },
};
export const CannotBeHadPressed: Story = {
  ...CannotBeHad,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement);
    await expect(line.queryByRole("button", { name: /^Csere/ })).toBeNull();
    await userEvent.click(line.getByRole("button", { name: "Levétel a listáról: Házi tojás 10 db" }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(0);
  },
};
export const WithSubstitute: Story = {
  args: { product: soldOut, substitute: longName },
};
export const WithSubstitutePressed: Story = {
  ...WithSubstitute,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Csere erre: / }));
    await expect(args.onTakeSubstitute).toHaveBeenCalledOnce();
  },
};
export const DoesNotComeToThePlace: Story = {
  args: { product: longName, undeliverable: { problem: "CHILLED", method: postal, instead: [courier] } },
};
export const SubstituteDoesNotComeEither: Story = {
  args: {
    product: soldOut,
    substitute: longName,
    substituteUndeliverable: { problem: "FROZEN", method: postal, instead: [] },
  },
};
export const Ended: Story = { args: { product: ended } };
export const Unknown: Story = { args: { product: null } };
export const Deleted: Story = { args: { product: null, deletedName: "Őszi sör 0,5 l" } };
export const DeletedPressed: Story = {
  ...Deleted,
  name: "[LIST-10] Deleted",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement);
    await expect(line.getByText("Már nem kapható")).toBeVisible();
    await userEvent.click(line.getByRole("button", { name: "Levétel a listáról: Őszi sör 0,5 l" }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(0);
  },
};
export const LongName: Story = { args: { product: longName } };
export const WithReason: Story = {
  args: {
    children: (
      <Text size="small" tone="muted">
        Kéthetente veszed, legutóbb 13 napja.
      </Text>
    ),
  },
};

import { productId } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { UnavailableLines } from "./UnavailableLines.tsx";

const bread = { productId: productId("1"), productName: "Burgonyás kenyér, 500 g", message: "Elfogyott." };

const meta = {
  component: UnavailableLines,
  args: { warnings: [bread], onRemove: fn() },
} satisfies Meta<typeof UnavailableLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const OneLinePressed: Story = {
  ...OneLine,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Kiveszem őket" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const TwoLines: Story = {
  args: {
    warnings: [
      bread,
      { productId: productId("2"), productName: "Félzsíros tej, 1 l", message: "Már csak 3 darab van belőle." },
    ],
  },
};
export const Pending: Story = { args: { isPending: true } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { beerLine, milkLine, tomatoLine } from "../stories/carts.ts";
import { CartGroup } from "./CartGroup.tsx";
import { CartLineRow } from "./CartLineRow.tsx";

const meta = {
  component: CartGroup,
  args: {
    title: "Tejtermék, tojás",
    children: [milkLine, beerLine, tomatoLine].map((line) => (
      <CartLineRow
        key={line.product.id}
        line={line}
        href="/termekek/friss-tej"
        onQuantityChange={() => undefined}
        onRemove={() => undefined}
      />
    )),
  },
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Loading: Story = { args: { title: null } };
export const LongWords: Story = { args: { title: "Megszentségteleníthetetlenségeskedéseitekért" } };
